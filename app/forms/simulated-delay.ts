/** Milliseconds a form takes that only pretends to ask a server (specification section 9: 1-2 seconds). */
export const SIMULATED_MS = 1500
