/** Reads and validates the environment once. Every variable is optional and is listed in `.env.example`. */
import { isIPv4, isIPv6 } from "node:net";
import { resolve } from "node:path";
import { z } from "zod";
import { urlsOfHosts } from "#platform/db/database-hosts.ts";
import { type EdgeConfig, edgeKinds } from "#platform/edge/purge-request.ts";
import { StartupError } from "#platform/errors.ts";

const list = z
  .string()
  .transform((value) =>
    value
      .split(",")
      .map((part) => part.trim())
      .filter(Boolean),
  )
  .default([]);
const webAddress = z.url({
  protocol: /^https?$/,
  error: "must be an address that starts with http:// or https://",
});

/**
 * The most expensive model costs hundreds of dollars. The maximum catches typos that would make every reported cost
 * wrong.
 */
const tokenPrice = z.coerce.number().min(0).max(100_000);

const databaseAddress = z
  .string()
  .refine(
    (value) =>
      urlsOfHosts(value).every((url) => z.url({ protocol: /^postgres(ql)?$/ }).safeParse(url).success),
    "must be an address such as postgres://user:password@host/database",
  );
const hostName = z
  .string()
  .regex(
    /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/i,
    "must be a host name such as step.example.com",
  )
  .toLowerCase();
/** Step answers at the root of a host only. */
const webOrigin = webAddress.refine((value) => {
  const url = URL.parse(value);
  return url === null || (url.pathname === "/" && url.search + url.hash + url.username === "");
}, "must end after its host, because Step can't be below a path");
const proxyAddress = "must be an address with a port, such as http://this-host:3130";
const email = z.email("must be an email address such as you@example.com");

function isDnsServer(value: string): boolean {
  const [, ip4, ip6, port] = /^(?:([\d.]+)|\[([^\]]+)\])(?::(\d{1,5}))?$/.exec(value) ?? [];
  return (isIPv4(ip4 ?? "") || isIPv6(ip6 ?? "")) && Number(port ?? 53) <= 65_535;
}

export const environmentSchema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  ORIGIN: webOrigin.optional(),
  BASE_DOMAIN: hostName.default("localhost"),
  DATA_DIR: z
    .string()
    .regex(/^(?!~)/, "must have no ~, which only a shell replaces")
    .default("./data"),
  DATABASE_URL: databaseAddress.optional(),
  DATABASE_DIRECT_URL: databaseAddress.optional(),
  S3_ENDPOINT: webAddress.optional(),
  S3_REGION: z.string().default("us-east-1"),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      hostname: /./,
      error: "must be an address such as smtps://user:password@mail.example.com",
    })
    .optional(),
  MAIL_FROM: z.string().default("Step <step@localhost>"),
  SUPPORT_EMAIL: email.optional(),
  ADMIN_EMAILS: list.pipe(z.array(email.toLowerCase())),
  PROXY_HOST: hostName.pipe(z.string().max(200)).optional(),
  DNS_SERVER: z
    .string()
    .refine(isDnsServer, "must be an IP address such as 192.0.2.53 or 192.0.2.53:5353")
    .optional(),
  METRICS_TOKEN: z.string().min(16).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress.optional(),
  OTEL_SERVICE_NAME: z.string().min(1).max(100).default("step"),
  TRIALS: z.enum(["on", "off"]).optional(),
  CRAWL_ALLOW_PRIVATE: list.pipe(
    z.array(z.union([z.cidrv4(), z.cidrv6()], { error: "must list networks such as 10.0.0.0/8" })),
  ),
  FIRECRAWL_API_URL: webAddress.optional(),
  FIRECRAWL_API_KEY: z
    .string()
    .regex(/^[\x21-\x7E]{1,500}$/, "must have letters, digits and signs of ASCII, without spaces")
    .optional(),
  BROWSER_PATH: z.string().optional(),
  BROWSER_WS_ENDPOINT: z
    .url({ protocol: /^(wss?|https?)$/, error: "must be an address such as ws://browser:9222" })
    .optional(),
  BROWSER_PROXY_URL: z
    .url({ protocol: /^http$/, error: proxyAddress })
    .refine((value) => (URL.parse(value)?.port ?? "") !== "", proxyAddress)
    .optional(),
  VIDEOS_MAX_GB: z.coerce.number().positive().max(100_000).default(5),
  VIDEOS_MAX_COUNT: z.coerce.number().int().min(0).max(1_000_000).default(100),
  BACKUPS: z.enum(["on", "off"]).optional(),
  BACKUPS_MAX_GB: z.coerce.number().positive().max(100_000).default(10),
  TRUSTED_PROXIES: list.pipe(
    z.array(
      z.union([z.cidrv4(), z.cidrv6(), z.ipv4(), z.ipv6()], {
        error: "must list IP addresses and networks such as 10.0.0.0/8",
      }),
    ),
  ),
  AI_PROVIDER: z.enum(["openai", "anthropic", "google", "openai-compatible"]).optional(),
  AI_MODEL: z.string().max(200).optional(),
  AI_API_KEY: z.string().optional(),
  AI_BASE_URL: webAddress.optional(),
  AI_INPUT_PRICE: tokenPrice.optional(),
  AI_OUTPUT_PRICE: tokenPrice.optional(),
  AI_TRANSCRIPTION_MODEL: z.string().max(200).optional(),
  AI_TRANSCRIPTION_BASE_URL: webAddress.optional(),
  AI_TRANSCRIPTION_API_KEY: z.string().optional(),
  OIDC_ISSUER: webAddress.optional(),
  OIDC_CLIENT_ID: z.string().max(500).optional(),
  OIDC_CLIENT_SECRET: z.string().max(2_000).optional(),
  OIDC_LABEL: z.string().trim().min(1).max(40).optional(),
  OIDC_SCOPES: z
    .string()
    .regex(
      /^[\x21\x23-\x5B\x5D-\x7E]+( [\x21\x23-\x5B\x5D-\x7E]+)*$/,
      "must be words separated by single spaces",
    )
    .max(500)
    .default("openid email profile"),
  EDGE_PURGE: z.enum(edgeKinds).optional(),
  EDGE_PURGE_URL: webAddress.optional(),
  EDGE_PURGE_TOKEN: z.string().optional(),
  OCR_REGISTRY: z.union([z.literal("off"), webAddress]).default("https://registry.npmjs.org"),
  ROLE: z.enum(["all", "web", "worker"]).default("all"),
  WEB_PROCESSES: z.coerce.number().int().min(1).max(64).default(1),
  DRAIN_SECONDS: z.coerce.number().min(0).max(10).default(5),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
  APP_NAME: z.string().trim().min(1).max(40).default("Step"),
});

export interface Config {
  appName: string;
  /** 0 picks a free port, for tests. */
  port: number;
  /** Null for `http://localhost:<port>`. */
  origin: string | null;
  baseDomain: string;
  /** An absolute path. */
  dataDir: string;
  /** Null for the embedded Postgres in `dataDir`. */
  databaseUrl: string | null;
  /** Postgres itself, if `databaseUrl` is a pooler. */
  databaseDirectUrl: string | null;
  s3: {
    endpoint: string | null;
    region: string;
    bucket: string;
    accessKeyId: string;
    secretAccessKey: string;
  } | null;
  mail: { smtpUrl: string | null; from: string };
  /** Contact address shown to users. */
  supportEmail: string;
  /** Lowercase. A user who has confirmed one of these addresses is an operator. */
  adminEmails: string[];
  domains: {
    /** Target of companies' custom domains: `<their token>.<proxyHost>`. Null for the origin's host name. */
    proxyHost: string | null;
    /** "192.0.2.53" or "192.0.2.53:5353". Null for the system resolver. */
    dnsServer: string | null;
  };
  /** The cache in front of Step that is purged after changes. Null if there is none. */
  edge: EdgeConfig | null;
  /** The bearer token for /metrics. Null disables /metrics. */
  metricsToken: string | null;
  /** Where traces are sent. Null disables tracing. */
  tracing: { endpoint: string; serviceName: string } | null;
  crawl: {
    allowPrivate: string[];
    browserPath: string | null;
    /** Reads websites instead of the built-in crawler. */
    provider?: CrawlProviderConfig | null;
    /** A remote browser. Null for a local one, if installed. */
    remoteBrowser?: RemoteBrowserConfig | null;
  };
  /**
   * Whether visitors without an account may have a website read. Off by default if private networks may be read, because
   * strangers must not read those.
   */
  readsForVisitors: boolean;
  /** Limits per company, unfinished uploads included. */
  videos: { maxTotalBytes: number; maxCount: number };
  /** Hourly, in the data directory. On by default with the embedded database. */
  backups: { automatic: boolean; maxTotalBytes: number };
  /** The language model. If null, the built-in engines write everything. */
  ai: AiConfig | null;
  /** Transcribes the speech in videos. Null disables transcription. */
  transcription: TranscriptionConfig | null;
  /** Where data to read languages in pictures is loaded from. Null if nothing is loaded. */
  ocrRegistry: string | null;
  /** The OpenID Connect sign-in service. Null if none is configured. */
  signInService: SignInServiceConfig | null;
  trustedProxies: string[];
  role: "all" | "web" | "worker";
  /** How many processes answer requests on the port. 1 for this process itself. A worker has no others. */
  webProcesses: number;
  /**
   * How long a terminating process keeps answering, so that load balancers notice the shutdown. Doesn't apply with the
   * embedded database.
   */
  drainMs: number;
  logLevel: z.infer<typeof environmentSchema>["LOG_LEVEL"];
}

interface RemoteBrowserConfig {
  /** URL of its DevTools protocol: "ws://browser:9222/devtools/browser/…" or "http://browser:9222". */
  endpoint: string;
  /** URL at which that browser reaches our proxy, such as "http://step:3130". Null if the proxy is on loopback. */
  proxyUrl: string | null;
}

/** A Firecrawl v1 server. */
export interface CrawlProviderConfig {
  /** Without a trailing slash. */
  apiUrl: string;
  /** "" for a server without authentication. */
  apiKey: string;
}

export interface AiConfig {
  provider: "openai" | "anthropic" | "google" | "openai-compatible";
  model: string;
  /** "" for a server without authentication. */
  apiKey: string;
  /** Null for the provider's own URL. */
  baseUrl: string | null;
  /** The provider's prices. If null, only tokens are counted. */
  prices?: TokenPrices | null;
}

/** In US dollars per million tokens, as providers list them. */
export interface TokenPrices {
  input: number;
  output: number;
}

export interface TranscriptionConfig {
  model: string;
  /** "" for a server without authentication. */
  apiKey: string;
  /** Null for OpenAI's own URL. */
  baseUrl: string | null;
}

export interface SignInServiceConfig {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** The button says "Continue with <label>". */
  label: string;
  /** Separated by spaces. */
  scopes: string;
}

/** Throws a StartupError that names each invalid variable and its allowed values. A blank variable counts as unset. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const set = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ""),
  );
  const parsed = environmentSchema.safeParse(set);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${String(issue.path[0] ?? "")} ${describe(issue)}`);
    throw new StartupError(`Wrong configuration: ${[...new Set(lines)].join("; ")}.`);
  }
  const env = parsed.data;
  const s3Parts = [env.S3_BUCKET, env.S3_ACCESS_KEY_ID, env.S3_SECRET_ACCESS_KEY];
  if (s3Parts.some(Boolean) && !s3Parts.every(Boolean)) {
    throw new StartupError(
      "Wrong configuration: S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together; set all three or none.",
    );
  }
  if (env.DATABASE_DIRECT_URL && !env.DATABASE_URL) {
    throw new StartupError(
      "Wrong configuration: DATABASE_DIRECT_URL is for a DATABASE_URL that is a connection pooler; set both or none.",
    );
  }
  if (env.ROLE !== "all" && !(env.DATABASE_URL && env.ORIGIN)) {
    throw new StartupError(
      `Wrong configuration: ROLE=${env.ROLE} runs one of several processes. Set DATABASE_URL (the Postgres they share) and ORIGIN (the public URL).`,
    );
  }
  return {
    appName: env.APP_NAME,
    port: env.PORT,
    origin: env.ORIGIN ? new URL(env.ORIGIN).origin : null,
    baseDomain: env.BASE_DOMAIN,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL ?? null,
    databaseDirectUrl: env.DATABASE_DIRECT_URL ?? null,
    s3: env.S3_BUCKET
      ? {
          endpoint: env.S3_ENDPOINT ?? null,
          region: env.S3_REGION,
          bucket: env.S3_BUCKET,
          accessKeyId: env.S3_ACCESS_KEY_ID ?? "",
          secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? "",
        }
      : null,
    mail: { smtpUrl: env.SMTP_URL ?? null, from: env.MAIL_FROM },
    supportEmail: env.SUPPORT_EMAIL ?? /<([^<>]+)>\s*$/.exec(env.MAIL_FROM)?.[1] ?? env.MAIL_FROM,
    adminEmails: env.ADMIN_EMAILS,
    domains: { proxyHost: env.PROXY_HOST ?? null, dnsServer: env.DNS_SERVER ?? null },
    edge: readEdge(env),
    metricsToken: env.METRICS_TOKEN ?? null,
    tracing: env.OTEL_EXPORTER_OTLP_ENDPOINT
      ? { endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT, serviceName: env.OTEL_SERVICE_NAME }
      : null,
    crawl: {
      allowPrivate: env.CRAWL_ALLOW_PRIVATE,
      browserPath: env.BROWSER_PATH ?? null,
      provider: readCrawlProvider(env),
      remoteBrowser: readRemoteBrowser(env),
    },
    readsForVisitors: env.TRIALS ? env.TRIALS === "on" : env.CRAWL_ALLOW_PRIVATE.length === 0,
    backups: {
      automatic: env.BACKUPS === undefined ? env.DATABASE_URL === undefined : env.BACKUPS === "on",
      maxTotalBytes: env.BACKUPS_MAX_GB * 1_000_000_000,
    },
    videos: { maxTotalBytes: Math.floor(env.VIDEOS_MAX_GB * 1e9), maxCount: env.VIDEOS_MAX_COUNT },
    ai: readAiConfig(env),
    transcription: readTranscriptionConfig(env),
    ocrRegistry: env.OCR_REGISTRY === "off" ? null : env.OCR_REGISTRY,
    signInService: readSignInService(env),
    trustedProxies: env.TRUSTED_PROXIES,
    role: env.ROLE,
    webProcesses: env.ROLE === "worker" ? 1 : env.WEB_PROCESSES,
    drainMs: env.DATABASE_URL === undefined ? 0 : env.DRAIN_SECONDS * 1000,
    logLevel: env.LOG_LEVEL,
  };
}

function readEdge(env: z.infer<typeof environmentSchema>): EdgeConfig | null {
  const { EDGE_PURGE: kind, EDGE_PURGE_URL: url, EDGE_PURGE_TOKEN: token = "" } = env;
  if (kind && url) return { kind, url, token };
  if (!kind && !url && token === "") return null;
  throw new StartupError(
    "Wrong configuration: EDGE_PURGE and EDGE_PURGE_URL belong together; set both or neither.",
  );
}

/** A remote browser's pages also go through our proxy, so that browser must be able to reach us. */
function readRemoteBrowser(env: z.infer<typeof environmentSchema>): RemoteBrowserConfig | null {
  const { BROWSER_WS_ENDPOINT: endpoint, BROWSER_PROXY_URL: proxyUrl } = env;
  if (!endpoint) {
    if (!proxyUrl) return null;
    throw new StartupError(
      "Wrong configuration: BROWSER_PROXY_URL is for a remote browser, so BROWSER_WS_ENDPOINT is required.",
    );
  }
  const isHere = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(new URL(endpoint).hostname);
  if (!isHere && !proxyUrl) {
    throw new StartupError(
      "Wrong configuration: BROWSER_WS_ENDPOINT needs BROWSER_PROXY_URL, the URL (such as http://this-host:3130) at which the remote browser reaches this server's proxy. All its requests go through it.",
    );
  }
  return { endpoint, proxyUrl: proxyUrl ? new URL(proxyUrl).origin : null };
}

const defaultProviderUrl = "https://api.firecrawl.dev";

function readCrawlProvider(env: z.infer<typeof environmentSchema>): CrawlProviderConfig | null {
  const { FIRECRAWL_API_URL: url, FIRECRAWL_API_KEY: apiKey = "" } = env;
  if (!url && apiKey === "") return null;
  const apiUrl = (url ?? defaultProviderUrl).replace(/\/+$/, "");
  if (apiUrl === defaultProviderUrl && apiKey === "")
    throw new StartupError("Wrong configuration: FIRECRAWL_API_KEY is required for this FIRECRAWL_API_URL.");
  return { apiUrl, apiKey };
}

function readAiConfig(env: z.infer<typeof environmentSchema>): AiConfig | null {
  const { AI_PROVIDER: provider, AI_MODEL: model, AI_API_KEY: apiKey, AI_BASE_URL: baseUrl } = env;
  const prices = readTokenPrices(env);
  if (!provider) {
    if (!model && !apiKey && !baseUrl && !prices) return null;
    throw new StartupError(
      "Wrong configuration: AI_PROVIDER and AI_MODEL belong together. Set both or neither.",
    );
  }
  if (!model)
    throw new StartupError(
      "Wrong configuration: AI_PROVIDER is set, so AI_MODEL must name one of its models.",
    );
  const isCompatible = provider === "openai-compatible";
  if (isCompatible && !baseUrl) {
    throw new StartupError("Wrong configuration: AI_PROVIDER=openai-compatible needs AI_BASE_URL.");
  }
  if (!isCompatible && !apiKey) {
    throw new StartupError(`Wrong configuration: AI_PROVIDER=${provider} needs AI_API_KEY.`);
  }
  return { provider, model, apiKey: apiKey ?? "", baseUrl: baseUrl ?? null, prices };
}

function readTokenPrices(env: z.infer<typeof environmentSchema>): TokenPrices | null {
  const { AI_INPUT_PRICE: input, AI_OUTPUT_PRICE: output } = env;
  if (input !== undefined && output !== undefined) return { input, output };
  if (input === undefined && output === undefined) return null;
  throw new StartupError(
    "Wrong configuration: AI_INPUT_PRICE and AI_OUTPUT_PRICE belong together. Set both or neither.",
  );
}

/**
 * Audio goes to the language model's server unless transcription has its own server. A key is never sent to any server
 * but its own.
 */
function readTranscriptionConfig(env: z.infer<typeof environmentSchema>): TranscriptionConfig | null {
  const { AI_TRANSCRIPTION_MODEL: model, AI_TRANSCRIPTION_BASE_URL: baseUrl } = env;
  const { AI_TRANSCRIPTION_API_KEY: apiKey = "" } = env;
  if (!model) {
    if (!baseUrl && apiKey === "") return null;
    throw new StartupError(
      "Wrong configuration: AI_TRANSCRIPTION_BASE_URL and AI_TRANSCRIPTION_MODEL belong together. Set both or neither.",
    );
  }
  if (baseUrl) return { model, apiKey, baseUrl };
  const key = apiKey || env.AI_API_KEY || "";
  if (env.AI_PROVIDER === "openai") return { model, apiKey: key, baseUrl: env.AI_BASE_URL ?? null };
  if (env.AI_PROVIDER === "openai-compatible" && env.AI_BASE_URL)
    return { model, apiKey: key, baseUrl: env.AI_BASE_URL };
  if (!env.AI_PROVIDER && apiKey !== "") return { model, apiKey, baseUrl: null };
  throw new StartupError(
    "Wrong configuration: AI_TRANSCRIPTION_MODEL needs AI_PROVIDER=openai or openai-compatible, or AI_TRANSCRIPTION_BASE_URL of an OpenAI-compatible server.",
  );
}

/** Codes and tokens must not be sent unencrypted, so the service must use https unless it is on this computer. */
function readSignInService(env: z.infer<typeof environmentSchema>): SignInServiceConfig | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env;
  const { OIDC_LABEL: label, OIDC_SCOPES: scopes } = env;
  if (!issuer && !clientId && !clientSecret && !label) return null;
  if (!issuer || !clientId || !clientSecret)
    throw new StartupError(
      "Wrong configuration: OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET belong together; set all three or none.",
    );
  const { protocol, hostname } = new URL(issuer);
  const isHere = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname);
  if (protocol !== "https:" && !isHere)
    throw new StartupError("Wrong configuration: OIDC_ISSUER must start with https://.");
  if (!scopes.split(" ").includes("openid"))
    throw new StartupError("Wrong configuration: OIDC_SCOPES must contain openid.");
  return { issuer, clientId, clientSecret, label: label ?? "single sign-on", scopes };
}

/** What the schema doesn't word itself. */
function describe(issue: z.core.$ZodIssue): string {
  if (issue.code === "invalid_value") return `must be one of ${issue.values.join(", ")}`;
  if (issue.code === "too_small")
    return `must ${sizeText(issue, `${issue.inclusive ? "at least" : "more than"} ${issue.minimum}`)}`;
  if (issue.code === "too_big") return `must ${sizeText(issue, `at most ${issue.maximum}`)}`;
  if (issue.code === "invalid_type")
    return `must be a ${issue.expected === "int" ? "whole number" : "number"}`;
  return issue.message;
}

function sizeText({ origin }: { origin: string }, limit: string): string {
  return origin === "string" ? `have ${limit} characters` : `be ${limit}`;
}
