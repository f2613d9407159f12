import { setFlagsFromString } from 'node:v8'

/**
 * From now on V8 collects garbage when the heap has doubled. By itself it waits until that is four times as large: addresses that
 * nobody asks for twice cost almost three times the memory, for the same processor time (decision 12). Not before the shop is
 * open: a start keeps what it makes, and would only collect more often.
 */
export function keepHeapSmall(): void {
  setFlagsFromString('--heap-growing-percent=100')
}
