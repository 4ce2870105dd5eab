export const exportTexts = {
  busy: "Other guides are being printed right now. Wait a moment, then try again.",
  notPrinted: "We can't make a PDF of this guide right now. Try again, or print its page in your browser.",
  notRead: "We can't read this guide's pictures right now. Try again in a moment.",
  noLetters: "This server has no font for this guide's letters. Print the guide's page in your own browser.",
  noBrowser: "This server has no browser to print with. Print the guide's page in your own browser.",
};
