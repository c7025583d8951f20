// A bot in plain JavaScript: it spends as little as it can, and collects what it already has.
// Try it: wildcards simulate --games 20 --bot "stdio:node examples/bots/thrifty.js" --seats thrifty,random,random
'use strict';

const say = (message) => process.stdout.write(JSON.stringify(message) + '\n');
const value = (card) => Number(card[1]); // "F3" is 3
const isCard = (token) => /^[FSMW][1-4]$/.test(token);
// How much a card is worth keeping: wild cards most, then high ones.
const worth = (card) => value(card) + (card[0] === 'W' ? 10 : 0);
const least = (items, by) => items.reduce((best, item) => (by(item) < by(best) ? item : best));

// What an animal is worth to me: more for each of its species I have, and more again if it brings its leader.
function gain(seen, species) {
  const mine = seen.collections[seen.seat][species];
  const most = Math.max(...seen.collections.map((counts) => counts[species]));
  return 1 + mine + (seen.leaders[species] !== seen.seat && mine >= most ? 1 : 0);
}

// High bids choose first, but a bid of 3 costs two more cards. So: 1, unless one animal stands out.
function bid(seen, legal) {
  const cards = legal.filter(isCard).filter((card) => value(card) <= seen.hand.length);
  if (legal.includes('R') && (seen.hand.length < 4 || cards.length === 0)) return 'R';
  if (cards.length === 0) return legal[0];
  const gains = seen.display.filter((species) => species).map((species) => gain(seen, species)).sort();
  const wanted = gains.length > 1 && gains.at(-1) - gains.at(-2) > 1 ? 3 : 1;
  return least(cards, (card) => Math.abs(value(card) - wanted) * 20 + worth(card));
}

function choose(seen, legal) {
  switch (seen.phase) {
    case 'BID':
      return bid(seen, legal);
    case 'TAKE': {
      const takes = legal.filter((token) => token !== '-'); // "pe@1": the peacock in the first slot
      return takes.length ? least(takes, (token) => -gain(seen, token.slice(0, 2))) : '-';
    }
    case 'PAY':
    case 'LAY':
      return least(legal, worth);
    case 'DISCARD':
    case 'SWAP':
      return '-';
    default:
      return legal[legal.length - 1];
  }
}

require('node:readline')
  .createInterface({ input: process.stdin })
  .on('line', (line) => {
    const message = JSON.parse(line);
    if (message.type === 'hello') {
      say({ type: 'hello', protocol: 1, name: 'thrifty', author: 'the Wild Cards examples', events: false });
    } else if (message.type === 'choose') {
      say({ type: 'action', id: message.id, action: choose(message.observation, message.legal_actions) });
    } else if (message.type === 'quit') {
      process.exit(0);
    } // anything else is ignored
  });
