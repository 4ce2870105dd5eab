import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { environmentSchema, readConfig } from "./config.ts";

const example = readFileSync(new URL("../.env.example", import.meta.url), "utf8");

/** Every `NAME=value` line, commented out or not. */
const listed = [...example.matchAll(/^#?\s?([A-Z][A-Z0-9_]*)=(.*)$/gm)];

test(".env.example lists exactly the variables that are read", () => {
  const names = listed.map(([, name]) => name).sort();
  expect(names).toEqual(Object.keys(environmentSchema.shape).sort());
});

test("docs/configuration.md lists exactly the variables that are read", () => {
  const page = readFileSync(new URL("../docs/configuration.md", import.meta.url), "utf8");
  const rows = page.split("\n").filter((line) => line.startsWith("| `"));
  const listed = rows.flatMap((row) => [...(row.split("|")[1] ?? "").matchAll(/`([A-Z][A-Z0-9_]+)`/g)]);
  expect(listed.map(([, name]) => name).toSorted()).toEqual(Object.keys(environmentSchema.shape).toSorted());
});

test("the values shown in .env.example are accepted", () => {
  const values = Object.fromEntries(listed.map(([, name, value]) => [name, value]));
  expect(() => readConfig(values)).not.toThrow();
});

test("requires no variable", () => {
  const config = readConfig({});
  expect(config.port).toBe(3000);
  expect(config.baseDomain).toBe("localhost");
  expect(config.databaseUrl).toBeNull();
  expect(config.dataDir).toMatch(/^\/.*data$/);
});

test("treats a blank variable as unset", () => {
  expect(readConfig({ PORT: " ", VIDEOS_MAX_COUNT: "\t", APP_NAME: " " })).toMatchObject({
    ...{ port: 3000, videos: { maxCount: 100 }, appName: "Step" },
  });
});

test("treats an empty variable as unset", () => {
  expect(readConfig({ PORT: "", ORIGIN: "" }).port).toBe(3000);
});

test.each([
  [{ PORT: "many" }, "PORT"],
  [{ PORT: "70000" }, "PORT"],
  [{ ORIGIN: "help.example.com" }, "ORIGIN"],
  [{ DATABASE_URL: "mysql://x/y" }, "DATABASE_URL"],
  [{ DATABASE_URL: "postgres://a.example:5432,b example/x" }, "DATABASE_URL"],
  [{ EDGE_PURGE: "varnish" }, "EDGE_PURGE and EDGE_PURGE_URL belong together"],
  [{ EDGE_PURGE: "squid", EDGE_PURGE_URL: "http://edge/" }, "EDGE_PURGE must be one of varnish, fastly"],
  [{ ROLE: "boss" }, "ROLE must be one of all, web, worker"],
  [{ ROLE: "worker", ORIGIN: "https://help.example.com" }, "ROLE=worker runs one of several processes"],
  [{ ROLE: "web", DATABASE_URL: "postgres://db.example.com/step" }, "ORIGIN (the public URL)"],
  [{ DRAIN_SECONDS: "60" }, "DRAIN_SECONDS"],
  [{ CRAWL_ALLOW_PRIVATE: "everything" }, "CRAWL_ALLOW_PRIVATE"],
  [{ S3_BUCKET: "files" }, "S3_ACCESS_KEY_ID"],
  [{ METRICS_TOKEN: "guessable" }, "METRICS_TOKEN"],
  [{ AI_INPUT_PRICE: "-1" }, "AI_INPUT_PRICE"],
  [{ AI_OUTPUT_PRICE: "0,25" }, "AI_OUTPUT_PRICE"],
  [{ AI_OUTPUT_PRICE: "1e999" }, "AI_OUTPUT_PRICE"],
  [{ AI_INPUT_PRICE: "0.25" }, "AI_INPUT_PRICE and AI_OUTPUT_PRICE belong together"],
  [{ AI_INPUT_PRICE: "0.25", AI_OUTPUT_PRICE: "2" }, "AI_PROVIDER"],
  [{ BROWSER_WS_ENDPOINT: "ws://browser:9222/x" }, "BROWSER_PROXY_URL"],
  [{ BROWSER_PROXY_URL: "http://step:3130" }, "BROWSER_WS_ENDPOINT"],
  [{ BROWSER_WS_ENDPOINT: "ws://browser:9222/x", BROWSER_PROXY_URL: "http://step" }, "BROWSER_PROXY_URL"],
])("names the wrong value: %o", (environment, words) => {
  expect(() => readConfig(environment)).toThrow(words);
});

test("names several wrong values together", () => {
  expect(() => readConfig({ PORT: "x", ROLE: "y" })).toThrow(/PORT.*ROLE/);
});

test.each([
  ["PORT", "x", "must be a number"],
  ["PORT", "1.5", "must be a whole number"],
  ["PORT", "70000", "must be at most 65535"],
  ["BACKUPS_MAX_GB", "0", "must be more than 0"],
  ["METRICS_TOKEN", "short", "must have at least 16 characters"],
  ["ORIGIN", "step.example.com", "must be an address that starts with http:// or https://"],
  ["ORIGIN", "https://example.com/help", "must end after its host, because Step can't be below a path"],
  ["ORIGIN", "https://ada:pass@example.com", "must end after its host, because Step can't be below a path"],
  ["BASE_DOMAIN", ".step.example.com", "must be a host name such as step.example.com"],
  ["BASE_DOMAIN", "step.example.com.", "must be a host name such as step.example.com"],
  ["DATA_DIR", "~/step", "must have no ~, which only a shell replaces"],
  ["SMTP_URL", "smtp://", "must be an address such as smtps://user:password@mail.example.com"],
  ["DNS_SERVER", "192.0.2.999", "must be an IP address such as 192.0.2.53 or 192.0.2.53:5353"],
  ["DNS_SERVER", "[::1]:99999", "must be an IP address such as 192.0.2.53 or 192.0.2.53:5353"],
  ["BASE_DOMAIN", "https://step.example.com", "must be a host name such as step.example.com"],
  ["DNS_SERVER", "dns.example.com", "must be an IP address such as 192.0.2.53 or 192.0.2.53:5353"],
  ["TRUSTED_PROXIES", "proxy", "must list IP addresses and networks such as 10.0.0.0/8"],
  ["ADMIN_EMAILS", "ada", "must be an email address such as you@example.com"],
  ["BROWSER_PROXY_URL", "host:3130", "must be an address with a port, such as http://this-host:3130"],
])("says in one sentence why %s=%s is wrong", (name, value, words) => {
  expect(() => readConfig({ [name]: value })).toThrow(`Wrong configuration: ${name} ${words}.`);
});

test("no nonsense in a variable is an internal error", () => {
  for (const name of Object.keys(environmentSchema.shape))
    for (const value of ["-1", "nonsense ü", "http://", "x".repeat(3_000)])
      try {
        readConfig({ [name]: value });
      } catch (error) {
        expect([name, value, String(error)]).toEqual([
          ...[name, value],
          expect.stringMatching(/^(?:StartupError|Error): Wrong configuration: [^^]+$/),
        ]);
      }
});

test("strips the last slash from an origin", () => {
  expect(readConfig({ ORIGIN: "https://help.example.com/" }).origin).toBe("https://help.example.com");
});

test("requires a proxy URL for a remote browser, not for a local one", () => {
  const { crawl } = readConfig({ BROWSER_WS_ENDPOINT: "ws://127.0.0.1:9222/x" });
  expect(crawl.remoteBrowser).toEqual({ endpoint: "ws://127.0.0.1:9222/x", proxyUrl: null });
  const far = { BROWSER_WS_ENDPOINT: "wss://browser/x?token=1", BROWSER_PROXY_URL: "http://step:3130/" };
  expect(readConfig(far).crawl.remoteBrowser).toEqual({
    endpoint: "wss://browser/x?token=1",
    proxyUrl: "http://step:3130",
  });
});

test("accepts numeric token prices, including zero", () => {
  const model = { AI_PROVIDER: "openai", AI_MODEL: "a", AI_API_KEY: "key" };
  const prices = (input: string, output: string) =>
    readConfig({ ...model, AI_INPUT_PRICE: input, AI_OUTPUT_PRICE: output }).ai?.prices;
  expect(prices("0.25", "2")).toEqual({ input: 0.25, output: 2 });
  expect(prices("0", "0")).toEqual({ input: 0, output: 0 });
  expect(prices("", "")).toBeNull();
});

test("transcribes with the language model's provider or its own server, and never sends a key to another server", () => {
  const model = { AI_TRANSCRIPTION_MODEL: "whisper-1" };
  const openAi = { AI_PROVIDER: "openai", AI_MODEL: "a", AI_API_KEY: "key" };
  const read = (environment: Record<string, string>) => readConfig(environment).transcription;
  expect(read({})).toBeNull();
  expect(read(openAi)).toBeNull();
  expect(read({ ...openAi, ...model })).toEqual({ model: "whisper-1", apiKey: "key", baseUrl: null });
  const own = "http://localhost:8000/v1";
  expect(read({ ...openAi, ...model, AI_TRANSCRIPTION_BASE_URL: own })).toEqual({
    model: "whisper-1",
    apiKey: "",
    baseUrl: own,
  });
  expect(read({ ...model, AI_TRANSCRIPTION_BASE_URL: own, AI_TRANSCRIPTION_API_KEY: "ears" })?.apiKey).toBe(
    "ears",
  );
  const anthropic = { AI_PROVIDER: "anthropic", AI_MODEL: "a", AI_API_KEY: "key" };
  expect(() => read({ ...anthropic, ...model })).toThrow("AI_TRANSCRIPTION_BASE_URL");
  expect(() => read(model)).toThrow("AI_TRANSCRIPTION_MODEL needs");
  expect(() => read({ AI_TRANSCRIPTION_BASE_URL: own })).toThrow("AI_TRANSCRIPTION_MODEL belong together");
});
