/** Something that the person who runs the program can fix; the message is for them, and needs no stack. */
export class OperatorError extends Error {
  override readonly name: string = 'OperatorError'
}
