/** Delay of simulated forms in milliseconds (specification section 9: 1-2 seconds). */
export const SIMULATED_MS = 1500
