import type { Attack, Target } from './attack.ts'

/** Pictures of the shop's own pages, without their size. */
export async function findPictures({ ask }: Pick<Target, 'ask'>): Promise<readonly string[]> {
  const { body } = await ask({
    path: '/all-products',
    address: '198.18.0.1',
    headers: { 'accept-encoding': 'identity' },
  })
  const found = body.toString().matchAll(/\/local-store\/cdn\/shop\/files\/[\w./-]+\?v=\w+/g)
  return [...new Set(Array.from(found, ([path]) => path))]
}

let pictures: readonly string[] | null = null

export const pictureAttack: Attack = {
  title: '505 odd sizes of pictures',
  atOnce: 16,
  bystander: 'pictures',
  async strike(target, sequence) {
    pictures ??= await findPictures(target)
    const picture = pictures[sequence % pictures.length]
    const path = `${picture}&width=${200 + (sequence % 505)}&height=${201 + ((sequence * 7) % 505)}`
    const { status } = await target.ask({ path, address: target.address })
    if (status === 200) return 'done'
    // The attacker's own queue is full, or its limit is reached.
    if (status === 429 || status === 503) return 'refused'
    throw new Error(`${path}: ${status}`)
  },
}
