/** All mutants. Each area is a file in the folder of the same name. */
import { egressMutants } from "./lists/egress.ts";
import { filesMutants } from "./lists/files.ts";
import { guardsMutants } from "./lists/guards.ts";
import { inputsMutants } from "./lists/inputs.ts";
import { limitsMutants } from "./lists/limits.ts";
import { outsideMutants } from "./lists/outside.ts";
import { ownersMutants } from "./lists/owners.ts";
import { publicMutants } from "./lists/public.ts";
import { requestsMutants } from "./lists/requests.ts";
import { secretsMutants } from "./lists/secrets.ts";
import { signInMutants } from "./lists/sign-in.ts";
import { textsMutants } from "./lists/texts.ts";
import type { Mutant } from "./mutant.ts";

const areas: Record<string, Mutant[]> = {
  egress: egressMutants,
  requests: requestsMutants,
  guards: guardsMutants,
  public: publicMutants,
  owners: ownersMutants,
  files: filesMutants,
  secrets: secretsMutants,
  "sign-in": signInMutants,
  inputs: inputsMutants,
  limits: limitsMutants,
  outside: outsideMutants,
  texts: textsMutants,
};

export const mutants = Object.entries(areas).flatMap(([area, list]) =>
  list.map((mutant) => ({ area, ...mutant })),
);
