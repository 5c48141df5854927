/** Where a message is: being written, on its way, with us, in the visitor's mail program, or not delivered for one of three reasons. */
export const contactStates = ['writing', 'sending', 'sent', 'mailed', 'offline', 'timeout', 'server'] as const
export type ContactState = (typeof contactStates)[number]
