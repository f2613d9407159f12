import { matchPath } from 'react-router'
import { expect, test } from 'vitest'
import routes from '#app/routes.ts'
import { careLinks, menuLinks, quickLinks, shopLinks } from './navigation.ts'

const patterns = routes.map(({ path = '' }) => path).filter((path) => path !== '*')

const { beforeShop, afterShop } = quickLinks

test.each([...shopLinks, ...menuLinks, ...beforeShop, ...afterShop, ...careLinks])(
  '"$label" links to a page of the shop: $to',
  ({ to }) => {
    const { pathname } = new URL(to, 'http://shop.example')
    expect(patterns.filter((path) => matchPath(`/${path}`, pathname))).toHaveLength(1)
  },
)
