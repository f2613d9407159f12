/** For dates and times as people read them; `platform/india-time.ts` computes days. */
export const INDIA_TIME_ZONE = 'Asia/Kolkata'
