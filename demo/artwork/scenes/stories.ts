import { gameChangerStory } from './story-changer.ts'
import { quietCornerStory } from './story-corner.ts'
import { missionStory } from './story-mission.ts'
import { sparkStory } from './story-spark.ts'

const drawers = {
  'quiet-corner': quietCornerStory,
  'game-changer': gameChangerStory,
  spark: sparkStory,
  mission: missionStory,
}

/** The four steps of the founder's story, each 800x1000. */
export type Story = keyof typeof drawers

/** Their names; `Object.keys` loses the key type. */
export const stories = Object.keys(drawers) as Story[]

/** One picture of the founder's story. */
export function storyPicture(story: Story): string {
  return drawers[story]()
}
