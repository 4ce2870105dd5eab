/** Packages of npm with data to read the letters of a language. English is installed with Step. */

export interface OcrPackage {
  /** Tesseract's code of the language, which is also the name of the package. */
  code: string;
  version: string;
  /** Base64 of the archive's SHA-512, as the registry and lock files state it. */
  sha512: string;
}

/** By the primary language of the help center. */
export const ocrPackages: Readonly<Record<string, OcrPackage>> = {
  de: ocrPackage(
    "deu",
    "3ter1p2gFAiCd5CMC+PodZ9YY2UDomkKj+ytlKeeZqOUmhLx1SDnYPf5zog0g5MBbxYveW+8omI3PUflqHfZ4Q==",
  ),
  fr: ocrPackage(
    "fra",
    "pp58gMaoyidoBBLd5y5rnf0WW0Y1994QrGqZrYatITqIU/AReUJMykD+YY3JDgvnmgz7uAx1UmhjjuyEmV8JEA==",
  ),
  es: ocrPackage(
    "spa",
    "9Ln+QKq/TNu4Hy4aOp5b4nXo9U0C6IqJMzNDpAJZe/fNtz6jXG9G/hQgR/Irxj+RGf0M7Xy1MNx1yl4wQUIfeg==",
  ),
  it: ocrPackage(
    "ita",
    "Sx19NVYve5VAxEBDL6CWTX+evlvzV+iAS5ejJywcVHsmir/C9Tzw2fExoh97QFc06t48tYZA8VrMobsBzMAEhA==",
  ),
  nl: ocrPackage(
    "nld",
    "Fq9TDxewYAw3YBLqLYEu3rziNUHq0F1NnnM49vI0E5o6S2oKcirhTumGvv8ws088+li1llyKXT9nfrHuxxetHQ==",
  ),
  pl: ocrPackage(
    "pol",
    "e9naSi/5kIXIMsymriFMUXJ2XWxRY/09qU9pkmEN28nAeMyF70EYkn4G3iHoB2oF/HNhZpy8lCIe1/I2L/BqKA==",
  ),
  pt: ocrPackage(
    "por",
    "sQ7GqYUgKaMmV0vNujYoXLlXUp2e5RGGkJxQ3L59kUOaupIugLJeb1dqhrfgyb71XQw7ltdSuXdQIoaoS/rpsQ==",
  ),
  "pt-PT": ocrPackage(
    "por",
    "sQ7GqYUgKaMmV0vNujYoXLlXUp2e5RGGkJxQ3L59kUOaupIugLJeb1dqhrfgyb71XQw7ltdSuXdQIoaoS/rpsQ==",
  ),
  tr: ocrPackage(
    "tur",
    "510AUJda8BsgrTchfIIH1uV1wfYp28+PLy74sxSQiHM0sLv9kjbNyooxUCo/R4TOjLQY0fXQ2QWwozWlSlXrkw==",
  ),
  ja: ocrPackage(
    "jpn",
    "nUq2xHUjiWE6FRqkvLIIbByLZ39B8qNaBSOnVP4XIKGPKtZ1e0hiRnK7WhPfl8A+Fe7aNE1u/QoXXUym3TbSCA==",
  ),
};

function ocrPackage(code: string, sha512: string): OcrPackage {
  return { code, version: "1.0.0", sha512 };
}
