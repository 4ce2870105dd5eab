import { afterEach, expect, test, vi } from "vitest";
import { postForm } from "./post-form.ts";

afterEach(() => vi.unstubAllGlobals());

function answeredBy(answer: () => Promise<Response>) {
  vi.stubGlobal("fetch", answer);
  const reload = vi.fn();
  vi.stubGlobal("window", { location: { reload } });
  return { posted: postForm<{ ok: boolean }>("/dashboard/x", new FormData()), reload };
}

test.each([200, 400, 403, 409, 429, 500])("returns the server's JSON of a %d", async (status) => {
  const { posted } = answeredBy(async () => Response.json({ ok: status === 200 }, { status }));
  expect(await posted).toEqual({ ok: status === 200 });
});

test("is unreachable only if no answer came", async () => {
  expect(await answeredBy(() => Promise.reject(new TypeError("Failed to fetch"))).posted).toBe("unreachable");
});

test.each([
  [502, "<html><h1>502 Bad Gateway</h1></html>"],
  [504, ""],
  [413, "<html>Request Entity Too Large</html>"],
  [503, "We can't reach our data right now."],
  [200, '{"ok":tru'],
])("an answer of %d with %j has failed", async (status, body) => {
  const { posted, reload } = answeredBy(async () => new Response(body, { status }));
  expect(await posted).toBe("failed");
  expect(reload).not.toHaveBeenCalled();
});

test("a body that breaks off has failed", async () => {
  const body = new ReadableStream({ start: (stream) => stream.error(new TypeError("network error")) });
  expect(await answeredBy(async () => new Response(body)).posted).toBe("failed");
});

test("a page that may no longer be opened is loaded again", async () => {
  const { posted, reload } = answeredBy(async () => new Response("<html>", { status: 403 }));
  expect(await posted).toBe("failed");
  expect(reload).toHaveBeenCalledOnce();
});
