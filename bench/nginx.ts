/** Runs nginx with one process and one static file, as the upper bound for any server. */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { startChild, stopChild } from "./children.ts";
import { untilAnswers } from "./server-process.ts";

export interface NginxOptions {
  /** Contains page.html. nginx puts its own files in it. */
  folder: string;
  port: number;
  encoding: "br" | "identity";
}

export async function startNginx({
  folder,
  port,
  encoding,
}: NginxOptions): Promise<{ pid: number; stop(): Promise<void> }> {
  const own = join(folder, `nginx-${encoding}`);
  await mkdir(own, { recursive: true });
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  const config = `daemon off;
master_process off;
pid ${own}/nginx.pid;
error_log ${own}/error.log;
events { worker_connections 512; }
http {
  access_log off;
  default_type "text/html; charset=utf-8";
  open_file_cache max=10;
  keepalive_requests 100000000;
  ${temporary.map((name) => `${name}_temp_path ${own}/${name};`).join("\n  ")}
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    location / { try_files /page.${encoding} =404; ${encoding === "identity" ? "" : `add_header content-encoding ${encoding};`} }
  }
}
`;
  const file = join(own, "nginx.conf");
  await writeFile(file, config);
  const child = startChild("nginx", ["-c", file, "-p", own], { stdio: "ignore" });
  try {
    await untilAnswers(`http://127.0.0.1:${port}/`, { timeoutMs: 5_000, everyMs: 50, child });
  } catch (error) {
    await stopChild(child);
    throw error;
  }
  return { pid: child.pid!, stop: () => stopChild(child) };
}
