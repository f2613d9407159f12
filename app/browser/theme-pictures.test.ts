// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { choosePictures } from './theme-pictures.ts'

const media = () => [...document.querySelectorAll('source')].map((source) => source.media)

beforeEach(() => {
  document.body.innerHTML = `<picture>
    <source data-light media="(prefers-color-scheme: light) and (min-width: 48rem)">
    <source data-light media="(prefers-color-scheme: light)">
    <source media="(min-width: 48rem)">
    <img>
  </picture>`
})

test('pictures follow the theme of the page, not that of the system', () => {
  document.documentElement.dataset.theme = 'light'
  choosePictures()
  expect(media()).toEqual([
    '(min-width: 0) and (min-width: 48rem)',
    '(min-width: 0)',
    '(min-width: 48rem)',
  ])
})

test('pictures follow each change of the theme', () => {
  document.documentElement.dataset.theme = 'light'
  choosePictures()
  document.documentElement.dataset.theme = 'dark'
  choosePictures()
  expect(media()).toEqual([
    '(max-width: 0) and (min-width: 48rem)',
    '(max-width: 0)',
    '(min-width: 48rem)',
  ])
})
