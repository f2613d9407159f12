import type { DrawnHandle } from './palettes.ts'

/** One printed card: what sort it is, and its line of play. */
export type CardLine = readonly [label: string, line: string]

/** Sample cards of every game that is shown with its cards. */
export const cardLines: Partial<Record<DrawnHandle, readonly CardLine[]>> = {
  'shot-roulette': [
    ['Spin', 'Whoever the straw points at picks your next drink.'],
    ['Safe', 'Skip this round. Look smug about it.'],
    ['Double', 'Tell your worst ex story, or take two sips.'],
    ['All in', 'Last one to touch the floor goes next.'],
  ],
  'drunk-ludo': [
    ['Six!', 'Make a new house rule. Break it and sip.'],
    ['Cut', 'Sent home? Blame someone, loudly.'],
    ['Safe', 'Nobody can touch you. Hand out two sips.'],
    ['Home', 'First one home gives a victory speech.'],
  ],
  'couple-taboo': [
    ['First date', 'Not allowed: coffee, nervous, late, bill, bathroom.'],
    ['In-laws', 'Not allowed: mummy, Sunday, visit, help, hide.'],
    ['Honeymoon', 'Not allowed: Goa, beach, hotel, photos, sunburn.'],
    ['Sorry', 'Not allowed: fault, flowers, never, again, but.'],
  ],
  'truth-and-dare-after-dark': [
    ['Truth', 'What did you delete from your phone before coming here?'],
    ['Dare', 'Read your last five searches aloud, in a bedtime voice.'],
    ['Truth', 'Who in this room would you call at 3 a.m.?'],
    ['Dare', 'Let the group write your next status.'],
  ],
  'how-well-do-you-know-your-friends': [
    ['Who?', 'Who says “five minutes away” while still in the shower?'],
    ['Guess', 'What would I save from a fire after my phone?'],
    ['Proof', 'Name my school crush. Point off for laughing.'],
    ['Betray', 'Trade one of my secrets for two points.'],
  ],
  'bollywood-buzz': [
    ['Dialogue', 'Say it like a villain: “Pass the chutney.”'],
    ['Entry', 'Enter the room like a hero. In slow motion.'],
    ['Song', 'Hum it. The other team has ten seconds.'],
    ['Twist', 'You two were separated at a mela. React!'],
  ],
  'cousins-kalesh': [
    ['Accuse', 'Who was secretly Nani’s favourite? Vote now.'],
    ['Swap', 'Trade hands with the cousin who owes you money.'],
    ['Kalesh', 'Start an argument about the window seat. Loudest wins.'],
    ['Peace', 'Feed a rival one sweet. With your own hands.'],
  ],
  'bundle-fun-three-game-night': [
    ['Game 1', 'Warm up: say three nice things about the host.'],
    ['Game 2', 'Swap seats with whoever is losing.'],
    ['Game 3', 'Winner takes all. Loser washes the plates.'],
    ['Wild', 'Pause everything. Snack break!'],
  ],
  'epic-cousins-family-pack': [
    ['Memory', 'Act out the most famous fight of this family.'],
    ['Team', 'Under-15s against over-50s. No mercy.'],
    ['Relay', 'Pass the cushion. No hands, no excuses.'],
    ['Bonus', 'Dadi decides who gets this point.'],
  ],
  'endless-laughter-combo': [
    ['Giggle', 'Keep a straight face for thirty seconds. Go!'],
    ['Mimic', 'Do your mother on a video call.'],
    ['Pun', 'Make a joke about paneer. Groans count double.'],
    ['Laugh', 'Laugh like a cartoon villain until someone joins in.'],
  ],
  'great-desi-party-game': [
    ['Baraat', 'Dance to the fridge and back. Everyone joins.'],
    ['Bargain', 'Sell this card to the group. Start at 500 rupees.'],
    ['Aunty', 'Ask a player when they are getting married.'],
    ['Volume', 'Say the next answer like a bus conductor.'],
  ],
  'bottoms-up-the-drinking-game': [
    ['Sip', 'Sip if you have ever texted the wrong group.'],
    ['Pour', 'Pour for the person on your left. Be kind.'],
    ['Water', 'Everyone drinks a glass of water. Well played.'],
    ['Toast', 'Give a toast to someone’s haircut.'],
  ],
  'couple-quest-52-date-nights': [
    ['Week 7', 'Ride to a place neither of you can pronounce.'],
    ['Week 19', 'Cook together. One of you may not speak.'],
    ['Week 31', 'Recreate your first photo, same pose.'],
    ['Week 48', 'Rooftop, two chairs, no phones, one thermos.'],
  ],
  'romance-roulette': [
    ['Red', 'Say what you noticed first. Then what you noticed second.'],
    ['Black', 'Slow dance to a song only you two can hear.'],
    ['Rose', 'Write a two-line poem on their palm.'],
    ['Zero', 'Ten seconds of eye contact. No laughing.'],
  ],
  'drink-if': [
    ['Drink if', 'you said “last one” more than an hour ago.'],
    ['Drink if', 'you still use your ex’s password.'],
    ['Drink if', 'your photo was clicked by an uncle today.'],
    ['Drink if', 'you are holding this card.'],
  ],
  'dumb-charades-filmy-edition': [
    ['Easy', 'A train, a stretched hand, a running heroine.'],
    ['Medium', 'The climax, but every villain is your boss.'],
    ['Hard', 'An interval. Just the interval.'],
    ['Solo', 'Be the tree everyone dances around.'],
  ],
  'desi-taboo': [
    ['Golgappa', 'Not allowed: pani, puri, spicy, street, one more.'],
    ['Traffic', 'Not allowed: jam, horn, signal, late, cow.'],
    ['Wedding', 'Not allowed: bride, groom, band, food, shoes.'],
    ['Mummy', 'Not allowed: slipper, call, eat, scold, love.'],
  ],
  'truth-and-dare-family': [
    ['Truth', 'What have you hidden from Mummy in the cupboard?'],
    ['Dare', 'Walk like a penguin to the kitchen and back.'],
    ['Truth', 'Which cousin do you copy the most?'],
    ['Dare', 'Compliment everyone here in one breath.'],
  ],
  'chai-pe-charcha': [
    ['Sip one', 'What did your street smell like in the rain?'],
    ['Sip two', 'Which rule of this house would you abolish?'],
    ['Biscuit', 'Biscuit broke in the cup? Tell us a secret.'],
    ['Refill', 'Everyone answers. Youngest first.'],
  ],
  'antakshari-attack': [
    ['Letter', 'Start on “ma”. You have five seconds.'],
    ['Attack', 'Give a rival a song about the moon.'],
    ['Shield', 'Pass, but hum it with feeling.'],
    ['Chorus', 'Everyone sings. Off-key counts.'],
  ],
  'shaadi-shenanigans': [
    ['Band', 'Hire someone as your trumpet for a round.'],
    ['Shoes', 'Steal a shoe. Name your price.'],
    ['Phupha', 'Take offence at the seating. Make them beg.'],
    ['Buffet', 'Skip a turn: you are in the paneer line.'],
  ],
  'never-have-i-ever-desi-tales': [
    ['Never', 'have I ever told home I was at a “group study”.'],
    ['Never', 'have I ever eaten the shagun money in one day.'],
    ['Never', 'have I ever touched a stranger’s feet by mistake.'],
    ['Never', 'have I ever haggled and still been robbed.'],
  ],
  'spin-the-peg': [
    ['Left', 'The one to your left sips. Apologise nicely.'],
    ['Mirror', 'Copy the spinner until your next turn.'],
    ['On ice', 'Sit this one out. You may judge.'],
    ['Again', 'Spin again with your eyes closed.'],
  ],
  'auto-rickshaw-rush': [
    ['Meter', 'Meter is down. Move two and pay half.'],
    ['Shortcut', 'Through the gully! Jump ahead of the bus.'],
    ['Cow', 'She sits. You wait one turn.'],
    ['Share', 'Take a rival along. You both move three.'],
  ],
  jugaad: [
    ['Fix it', 'The fan is stuck. You have a comb and two rotis.'],
    ['Build', 'Make a phone stand from what is on the table.'],
    ['Sell it', 'Name it, price it, sing its jingle.'],
    ['Borrow', 'Use a rival’s part. Return it bent.'],
  ],
  'gully-cricket-cards': [
    ['Six', 'Out of the ground. Also out: you fetch it.'],
    ['One tip', 'One hand, one bounce: still out.'],
    ['Window', 'Everyone runs. Last one here rings the bell.'],
    ['My bat', 'Your bat, your rules. Bat again.'],
  ],
  'monsoon-mafia': [
    ['Mafia', 'Steal an umbrella while the gully sleeps.'],
    ['Chaiwala', 'Each night, ask if one player is wet.'],
    ['Police', 'Accuse someone. No take-backs in the rain.'],
    ['Flood', 'Two players are stuck together tonight.'],
  ],
  'kitty-party-killer': [
    ['Clue', 'The dhokla was warm. The alibi was not.'],
    ['Suspect', 'She never takes off those sunglasses.'],
    ['Gossip', 'Whisper a lie to the right, a truth to the left.'],
    ['Reveal', 'Turn over a card and gasp.'],
  ],
  'love-letters-and-little-lies': [
    ['Letter', 'Write four lines. One of them is a lie.'],
    ['Lie', 'Tell how you met, with one thing wrong.'],
    ['Seal', 'Kiss, or tell: you get one guess.'],
    ['P.S.', 'Say the thing you always delete.'],
  ],
  'pillow-talk': [
    ['Soft', 'What made you feel at home this week?'],
    ['Dream', 'Where do we wake up in ten years?'],
    ['Ticklish', 'Show me the photo you love and never post.'],
    ['Lights out', 'Say goodnight in three new ways.'],
  ],
  'long-distance-love': [
    ['Call', 'Show each other the sky. Same moon?'],
    ['Parcel', 'Post one thing that smells of you.'],
    ['Sync', 'Press play together. Pause for nothing.'],
    ['Landing', 'Plan the first hour after the airport.'],
  ],
  'weekend-party-bundle': [
    ['Friday', 'Everyone arrives with one bad dance step.'],
    ['Saturday', 'Double points till somebody’s neighbour calls.'],
    ['Sunday', 'Whisper every answer. Heads are fragile.'],
    ['Monday', 'Burn this card.'],
  ],
  'couple-combo-taboo-and-pillow-talk': [
    ['Taboo', 'Describe our first trip without saying “train”.'],
    ['Talk', 'What do I do that you secretly like?'],
    ['Taboo', 'Describe my cooking. Not allowed: burnt.'],
    ['Talk', 'Which of our fights was funniest?'],
  ],
  'house-party-pack': [
    ['Lights', 'Phone torches on. Nearest player is the DJ.'],
    ['Floor', 'The carpet is lava. The sofa is full.'],
    ['Kitchen', 'Best talk is here. Move the party.'],
    ['Neighbour', 'Freeze! Last to move answers the door.'],
  ],
  'rummy-night': [
    ['Joker', 'Claim you never cheat. Keep a straight face.'],
    ['Chacha', 'Explain a rule nobody has ever heard of.'],
    ['Pure', 'Pure sequence? Stand up and take a bow.'],
    ['Drop', 'Fold early and bring the next round of chai.'],
  ],
}
