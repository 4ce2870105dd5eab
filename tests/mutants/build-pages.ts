/** Builds the app of the tree it runs in. "all" comes first, then "server" (a few seconds) after each change. */
import { createBuilder } from "vite";

// React Router needs the client part of the manifest even if only the server is rebuilt.
const options = { root: process.cwd(), logLevel: "error", build: { manifest: true } } as const;

if (process.argv[2] === "all") {
  await (await createBuilder(options)).buildApp();
} else {
  const builder = await createBuilder(options);
  const { ssr } = builder.environments;
  if (!ssr) throw new Error("the pages have no part for the server");
  await builder.build(ssr);
}
