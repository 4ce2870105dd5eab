/** An error in the shape that the tus library sends as a response. */
export class UploadRefused extends Error {
  override name = "UploadRefused";
  readonly status_code: number;
  readonly body: string;

  constructor(status: number, text: string, options?: ErrorOptions) {
    super(text, options);
    this.status_code = status;
    this.body = text;
  }
}
