import { expect, test } from "vitest";
import { embedOffer } from "./embed-offer.ts";
import { printedGuide } from "./printed-guide.ts";
import { ringSvg } from "./ring-svg.ts";

const evil = `"><script>alert(1)</script>`;

test("a printed guide writes what people typed as text, in its direction", () => {
  const step = {
    title: evil,
    html: "<p>Press it.</p>",
    picture: { alt: evil, source: "data:image/jpeg;base64,AA==" },
  };
  const html = printedGuide({
    ...{ title: evil, description: evil, companyName: evil, language: "ar" },
    steps: [step, { title: "", html: "", picture: null }],
  });
  expect(html).not.toContain("<script");
  expect(html.match(/&lt;script&gt;/g)).toHaveLength(6);
  expect(html).toContain('<html lang="ar" dir="rtl">');
  expect(html).toContain("<li></li>");
  const english = { title: "A", description: "", companyName: "B", language: "en", steps: [] };
  expect(printedGuide(english)).toContain('<html lang="en" dir="ltr">');
});

test("the line for a website has the title as text, and what visitors can't read gets a reason instead", () => {
  const path = `/guides/${encodeURIComponent("größe-1a2b3c4d")}`;
  const guide = { path, title: evil, isPublished: true, isShown: true };
  const offer = embedOffer("https://help.acme.example", guide);
  expect(offer).toMatchObject({ snippet: expect.stringContaining("/guides/gr%C3%B6%C3%9Fe-1a2b3c4d/embed") });
  expect(JSON.stringify(offer)).not.toContain("<script");
  expect(embedOffer("https://help.acme.example", { ...guide, isPublished: false })).toEqual({
    problem: "draft",
  });
  expect(embedOffer("https://help.acme.example", { ...guide, isShown: false })).toEqual({
    problem: "hidden",
  });
  expect(embedOffer(null, guide)).toEqual({ problem: "private" });
});

test("a ring at the edge stays inside the picture, and is as thick as it looks on the page", () => {
  const svg = ringSvg({ x: 0, y: 0, width: 1_600, height: 20 }, { width: 1_600, height: 900 });
  const [, x, y, width] = /x="([\d.]+)" y="([\d.]+)" width="([\d.]+)"/.exec(svg) ?? [];
  expect([Number(x), Number(y)].every((at) => at > 0)).toBe(true);
  expect(Number(x) + Number(width)).toBeLessThan(1_600);
  expect(svg).toContain('stroke-width="6"');
});
