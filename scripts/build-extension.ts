import { join } from "node:path";
import { buildExtension, builtDir, zipFolder } from "../extension/build.ts";

for (const browser of ["chrome", "firefox"] as const) {
  const folder = await buildExtension(browser);
  const file = join(builtDir, `step-recorder-${browser}.zip`);
  await zipFolder(folder, file);
  console.log(`${folder}\n${file}`);
}
