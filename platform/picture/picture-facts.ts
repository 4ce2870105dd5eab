/** Plain values only, because they are serialized for the drawing process. */
export interface PictureFacts {
  /** "#rrggbb" each. */
  colors: { ground: string; text: string; quiet: string; accent: string; ink: string };
  /** The company's name, or "" if the address suffices. */
  name: string;
  title: string;
  /** The help center's own host, such as "help.acme.com". */
  address: string;
  /** PNG or JPEG in base64, or null. */
  logo: string | null;
  /** Whether the name is shown beside the logo. If null or missing, the logo's shape decides. */
  isNameBeside?: boolean | null;
  /** Of the title, as a BCP 47 tag. Chinese characters differ between languages. */
  language: string;
}

export interface PictureInput extends PictureFacts {
  /** Where the machine has its fonts. */
  fontFolders: string[];
}
