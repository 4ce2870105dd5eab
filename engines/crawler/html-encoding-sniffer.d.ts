declare module "html-encoding-sniffer" {
  /** Returns the encoding's canonical name by the HTML standard's algorithm (BOM, transport label, meta). */
  export default function sniffHtmlEncoding(
    bytes: Uint8Array,
    options?: { xml?: boolean; transportLayerEncodingLabel?: string | undefined; defaultEncoding?: string },
  ): string;
}
