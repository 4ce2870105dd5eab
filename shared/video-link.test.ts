import { expect, test } from "vitest";
import { ownVideoLink, readOwnVideoLink, readVideoLink } from "./video-link.ts";

test.each([
  ["https://www.youtube.com/watch?v=aqz-KE-bpKQ", "YouTube", "/embed/aqz-KE-bpKQ?autoplay=1"],
  ["https://m.youtube.com/watch?v=aqz-KE-bpKQ&t=1m5s", "YouTube", "/embed/aqz-KE-bpKQ?start=65&autoplay=1"],
  ["http://youtu.be/aqz-KE-bpKQ?t=90", "YouTube", "/embed/aqz-KE-bpKQ?start=90&autoplay=1"],
  ["www.youtube.com/shorts/aqz-KE-bpKQ", "YouTube", "/embed/aqz-KE-bpKQ?autoplay=1"],
  ["https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ", "YouTube", "/embed/aqz-KE-bpKQ?autoplay=1"],
  ["https://vimeo.com/76979871", "Vimeo", "/video/76979871?dnt=1&autoplay=1"],
  ["https://vimeo.com/76979871/0a1b2c3d4e", "Vimeo", "/video/76979871?dnt=1&h=0a1b2c3d4e&autoplay=1"],
  [
    "https://player.vimeo.com/video/76979871?h=0a1b2c3d",
    "Vimeo",
    "/video/76979871?dnt=1&h=0a1b2c3d&autoplay=1",
  ],
  [
    "https://www.loom.com/share/0281766fa2d04bb788eaf19e65135184",
    "Loom",
    "/embed/0281766fa2d04bb788eaf19e65135184?autoplay=1",
  ],
])("reads %s", (address, site, path) => {
  const video = readVideoLink(address);
  expect(video?.site).toBe(site);
  const { origin, pathname, search } = new URL(video?.embedUrl ?? "");
  expect(pathname + search).toBe(path);
  expect(origin).toMatch(/^https:\/\/(www\.youtube-nocookie|player\.vimeo|www\.loom)\.com$/);
});

test.each([
  "",
  "not an address",
  "javascript:alert(1)",
  "https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ",
  "https://evil.example/youtube.com/watch?v=aqz-KE-bpKQ",
  "https://www.youtube.com/@channel",
  "https://www.youtube.com/watch?v=short",
  "https://www.youtube.com:8443/watch?v=aqz-KE-bpKQ",
  "https://vimeo.com/channels/staffpicks",
  "https://www.loom.com/share/folder/abc",
])("%s is no video", (address) => {
  expect(readVideoLink(address)).toBeNull();
});

test("a link to an own video has its id", () => {
  const id = "0b6b7f6e-5d8f-4f0a-9a35-0d8f2b8f3a11";
  expect(readOwnVideoLink(ownVideoLink(id))).toBe(id);
  expect(readOwnVideoLink(`..${ownVideoLink(id)}`)).toBe(id);
  for (const other of ["/videos", "/videos#top", `https://a.example/videos#${id}`])
    expect(readOwnVideoLink(other)).toBeNull();
});
