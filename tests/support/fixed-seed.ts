/**
 * Property tests draw the same inputs in every run, so that they can't fail on an unrelated change.
 * `npm run test:explore` draws new ones.
 */
import fc from "fast-check";

if (!process.env.EXPLORE) fc.configureGlobal({ seed: 20_261_122 });
