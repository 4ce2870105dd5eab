export const exportTexts = {
  busy: "Other guides are being printed right now. Wait a moment, then try again.",
  notPrinted: "We can't make a PDF of this guide right now. Try again, or print its page in your browser.",
  noBrowser: "This server has no browser to print with. Print the guide's page in your own browser.",
};
