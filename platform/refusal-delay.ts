/**
 * Delays the refusal of an address over its limit. Shoppers do not notice it beside the seconds until the next try;
 * a client that keeps repeating refused requests can send only four a second on each connection.
 */
export const delayRefusal = () => new Promise<void>((resolve) => setTimeout(resolve, 250))
