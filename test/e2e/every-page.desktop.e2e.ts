import { expect } from '@playwright/test'
import { describeExample, listTestedExamples } from './example-paths.ts'
import { test } from './test.ts'
import { visitExample } from './visit-example.ts'
import { watchPage } from './watch-page.ts'

for (const example of listTestedExamples().filter(({ onlyPhone }) => !onlyPhone)) {
  const name = describeExample(example)
  test(`${name} is accessible, fits the screen, does not shift and logs nothing`, async ({
    page,
  }) => {
    const watch = await watchPage(page, example.missing ? /404/ : null)
    await visitExample(page, example, watch)
    expect(watch.problems).toEqual([])
  })
}
