/** Input for a preview image. Plain values only, because it is serialized for the drawing process. */
export interface PictureFacts {
  /** "#rrggbb" each. */
  colors: { ground: string; text: string; quiet: string; accent: string; ink: string };
  /** The company's name, or "" when the address suffices. */
  name: string;
  title: string;
  /** The help center's own host: "help.acme.com". */
  address: string;
  /** PNG or JPEG in base64; null when there is none. */
  logo: string | null;
}
