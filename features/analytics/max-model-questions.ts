/** Per help center and day. Further questions get the built-in answer. */
export const maxModelQuestions = 200;
