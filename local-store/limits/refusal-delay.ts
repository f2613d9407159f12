/**
 * Waits before an address that did too much is refused: a shopper does not notice it beside the seconds until the next try,
 * and whoever repeats what is refused can do so only four times a second on each connection.
 */
export const delayRefusal = () => new Promise<void>((resolve) => setTimeout(resolve, 250))
