/** All that the picture of a page is drawn from; plain values, handed to the process that draws. */
export interface PictureFacts {
  /** "#rrggbb" each. */
  colors: { ground: string; text: string; quiet: string; accent: string; ink: string };
  /** The company's, or "" where the address says enough. */
  name: string;
  title: string;
  /** Where the help center is at home: "help.acme.com". */
  address: string;
  /** PNG or JPEG in base64; null when there is none. */
  logo: string | null;
}
