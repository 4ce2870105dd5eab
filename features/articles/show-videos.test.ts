import { expect, test } from "vitest";
import { renderLongMarkdown } from "#shared/long-markdown.ts";
import { hasEmbeds, nameVideos, ownVideoIds, showOwnVideos } from "./show-videos.ts";

const [id, other] = ["0b6b7f6e-5d8f-4f0a-9a35-0d8f2b8f3a11", "0b6b7f6e-5d8f-4f0a-9a35-0d8f2b8f3a12"];
const { html } = renderLongMarkdown(
  `https://youtu.be/aqz-KE-bpKQ\n\n[One](/videos#${id})\n\n[Two](/videos#${other})`,
);

test("names another website's video in words, and says what a press means", () => {
  expect(hasEmbeds(html)).toBe(true);
  const named = nameVideos(html, (site) => ({ label: `Play "${site}"`, note: "<Note>" }));
  expect(named).toContain('data-site="YouTube">Play &#34;YouTube&#34;</a><span>&#60;Note&#62;</span>');
  expect(named).not.toContain(">https://youtu.be");
});

test("shows the videos that visitors may see, and nothing in the place of others", () => {
  expect(ownVideoIds(html)).toEqual([id, other]);
  const video = {
    ...{ id, title: 'Add "a" desk', url: `/media/${id}.mp4`, contentType: "video/mp4" },
    ...{ posterUrl: `/media/${id}.jpg`, captionsUrl: `/media/${id}.vtt`, width: 640, height: 360 },
  };
  const shown = showOwnVideos(html, { videos: [video], captionsName: "Captions" });
  expect(shown).toContain(
    `<video controls playsinline preload="none" poster="/media/${id}.jpg" width="640" height="360" aria-label="Add &#34;a&#34; desk"><source src="/media/${id}.mp4" type="video/mp4"><track kind="captions" label="Captions" src="/media/${id}.vtt"></video>`,
  );
  expect(shown).not.toContain("data-video");
  expect(shown).not.toContain(other);
});
