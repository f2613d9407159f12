import { expect } from '@playwright/test'
import { describeExample, listTestedExamples } from './example-paths.ts'
import { test } from './test.ts'
import { visitExample } from './visit-example.ts'

for (const example of listTestedExamples().filter(({ onlyPhone }) => !onlyPhone)) {
  const name = describeExample(example)
  test(`${name} is accessible, fits the screen, does not shift and logs nothing`, async ({
    page,
  }) => {
    const watch = await visitExample(page, example)
    expect(watch.problems).toEqual([])
  })
}
