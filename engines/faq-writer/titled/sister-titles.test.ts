/** Which texts are published because others of their kind are. */
import { describe, expect, test } from "vitest";
import { writersFor } from "../proposed-faqs.fixture.ts";

const { faqsOf } = writersFor("school");

const home = "<h1>Birchhill</h1><p>Birchhill teaches pottery in a former mill.</p>";
const other = "<h1>The yard</h1><p>Behind the mill is a yard.</p>";

function readyIn(pages: Record<string, string>): string[] {
  return faqsOf({ "/": home, "/yard": other, "/barn": other.replace("yard", "barn"), ...pages })
    .filter((faq) => faq.topic === "title" && faq.review === "ready")
    .map(({ question }) => question);
}

const fired =
  "<h2>Wood for the kiln</h2><p>The kiln is fired with ash wood. It reaches 1,040 degrees on the first day, and 1,260 on the next one.</p>";
const glazed =
  "<h2>Glaze of the bowls</h2><p>The glaze is stirred until it has no lumps. Each of the bowls is dipped, and hangs by its foot while it drips.</p>";
const dried =
  "<h2>Cups on the shelf</h2><p>A cup dries slowly on the shelf behind the door. Turn it each evening, so that its rim stays round.</p>";

function guide(...parts: string[]): string[] {
  return readyIn({ "/guide": `<h1>Guide of the mill</h1>${parts.join("")}` }).map((title) =>
    title.replace(/^.* – /, ""),
  );
}

/** Long enough that the page isn't shown as one text. */
const filler = (name: string) =>
  `<p>${`The ${name} is behind the wheel, near the door to the yard, and is open to all guests. `.repeat(6)}</p>`;
const long = (part: string, name: string) => part + filler(name);
const parts = [long(fired, "kiln"), long(glazed, "row of bowls"), long(dried, "upper shelf")];

describe("parts below one title", () => {
  test("are published together if one has values and their titles say what they tell", () => {
    expect(guide(...parts)).toEqual(
      expect.arrayContaining(["Wood for the kiln", "Glaze of the bowls", "Cups on the shelf"]),
    );
  });

  test("wait for the owner if none is published", () => {
    const plain = parts.map((part) =>
      part.replace("1,040 degrees", "a glow").replace("1,260", "a white one"),
    );
    expect(guide(...plain)).not.toContain("Glaze of the bowls");
  });

  test("wait if there are only two", () => {
    expect(guide(parts[0]!, parts[1]!)).not.toContain("Glaze of the bowls");
  });

  test("wait below slogans, which no text repeats", () => {
    const slogans = parts.map((part) =>
      part
        .replace("Glaze of the bowls", "Magic made real")
        .replace("Cups on the shelf", "Calm without hurry"),
    );
    expect(guide(...slogans)).toEqual(["Wood for the kiln"]);
  });

  test("leave out the one that asks its readers, or that speaks of earlier times", () => {
    const asking = parts[1]!.replace("The glaze is stirred", "Ready for the glaze? It is stirred");
    expect(guide(parts[0]!, asking, parts[2]!)).not.toContain("Glaze of the bowls");
    const past = `<h2>Glaze of the bowls</h2><p>${"The miller was a potter, too, and had glazed each bowl himself. They sold it then. ".repeat(5)}</p>`;
    expect(guide(parts[0]!, past, parts[2]!)).not.toContain("Glaze of the bowls");
  });
});

describe("pages with one name", () => {
  const room = (name: string, extra = "") =>
    `<h1>${name} workshop</h1><p>In the ${name} workshop you make a bowl that you take home with you. All tools are on the shelf, and a teacher sits beside you for as long as you like. Children join their parents at the low table, where the clay is softer and the tools are short.</p>${extra}`;
  const priced = "<p>It takes 3 hours and costs £45.</p>";

  test("are published together if one has values", () => {
    const pages = {
      "/wheel": room("Wheel", priced),
      "/coil": `${room("Coil")}<ul><li>An apron of cloth</li><li>A towel of yours</li></ul>`,
      "/slab": room("Slab", "<ul><li>A roller of wood</li><li>A knife of horn</li></ul>"),
    };
    expect(readyIn(pages)).toEqual(
      expect.arrayContaining(["Wheel workshop", "Coil workshop", "Slab workshop"]),
    );
  });

  test("aren't sisters of what has another name", () => {
    const pages = {
      "/wheel": room("Wheel", priced),
      "/coil": room("Coil").replace("Coil workshop<", "Coil evening<"),
      "/slab": room("Slab").replace("Slab workshop<", "Slab morning<"),
    };
    expect(readyIn(pages)).toEqual(["Wheel workshop"]);
  });
});
