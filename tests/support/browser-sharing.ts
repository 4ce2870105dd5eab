/** Whether everything in this process that needs a browser gets the same one. Separate, so that it loads no browser. */
export const sharing = { isOn: false };
