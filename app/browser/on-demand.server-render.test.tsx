import { renderToReadableStream } from 'react-dom/server'
import { expect, it } from 'vitest'
import { lazyPart } from './on-demand.tsx'

it('a part whose script fails to load is reported as an error of the page, without a retry', async () => {
  const gone = new Error('Cannot find module')
  const Part = lazyPart(() => Promise.reject(gone), <p>waiting</p>)
  const faults: unknown[] = []
  const stream = await renderToReadableStream(<Part />, {
    onError: (fault) => void faults.push(fault),
  })
  await stream.allReady
  expect(faults).toEqual([gone])
  expect(await new Response(stream).text()).toContain('waiting')
})
