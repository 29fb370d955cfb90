import type { Cart } from '@trade-portal/fluid-sdk'
import type { Page } from './browser.ts'
import { identify, lookAgain, nameOf, trueAnswer, type Question, type Report } from './carryOn.ts'
import { COLLEAGUE, orderAsColleague } from './colleague.ts'
import type { Schedule, Step } from './schedule.ts'
import { createWitness, type Witness } from './witness.ts'
import { openProtocolWorld, orderOf, signIn, type Person, type ProtocolWorld } from './world.ts'

/** The state of one tab as the person at it sees it. */
interface Tab {
  page: Page
  cart: Cart | null
  /** The user as far as the page has noticed: everything it shows is theirs. */
  person: Person | null
  /** Orders that look like theirs, which they have not answered yet. */
  questions: Question[]
  /** Confirmed orders whose number they have not closed yet. */
  shown: { id: string }[]
}

/** Empties a tab, for a person who has just signed in. */
const nothing = (): Pick<Tab, 'cart' | 'questions' | 'shown'> => ({ cart: null, questions: [], shown: [] })

/** Longer than any lease, and than any delay of a call. */
const RECOVERY = 300_000
/** More rounds of looking than an order needs when nothing fails. */
const ROUNDS = 6

/**
 * Plays a schedule, lets everything recover, and looks again until every outcome is reported. @returns the witness,
 * with its log and the faults found.
 */
export async function playSchedule({ hasLocks, steps }: Schedule): Promise<Witness> {
  const witness: Witness = createWitness(() => world)
  const world = openProtocolWorld({ hasLocks, onSend: witness.send })
  try {
    const play = await openPlay(world, witness, hasLocks)
    for (const step of steps) {
      witness.note(JSON.stringify(step))
      await play.take(step)
      if (!step.isHasty) await world.time.settle()
      witness.look(play.presses())
    }
    await recover(world, witness)
    witness.look(play.presses())
    for (const { number } of witness.unseen()) witness.faults.push(`Nobody was told of ${number}`)
  } finally {
    world.close()
  }
  return witness
}

async function openPlay(world: ProtocolWorld, witness: Witness, hasLocks: boolean) {
  const { browser, network, time } = world
  const open = (tabStorage?: Page['tabStorage']): Tab => ({
    page: browser.open(tabStorage),
    ...nothing(),
    person: null,
  })
  const tabs = [open(), open()]
  let presses = 0
  let boxes = 1

  /** Triples at each step, so that no two carts, however edited, come near each other in amount. */
  const nextQuantity = () => (boxes *= 3)

  /** Finds the user who is signed in, in this tab or in all of them. A page that meets a new user starts clean. */
  function personOf(tab: Tab): Person | null {
    const name = tab.page.ask((client) => client.session.current())?.username
    const person = name === undefined ? null : (name as Person)
    if (person && person !== tab.person) Object.assign(tab, nothing(), { person })
    return person
  }

  /** Goes on without waiting, and passes the result on when it comes, if the page is still there. */
  function later<T>({ page }: Tab, work: Promise<T>, then: (value: T) => void) {
    work.then(
      (value) => page.isGone || then(value),
      (error: unknown) => witness.note(`   failed: ${String(error)}`),
    )
  }

  function hear(tab: Tab, person: Person, reported: Report) {
    witness.hear(tab.page, person, reported)
    if (reported?.status === 'cartChanged') tab.cart = reported.cart
    const found = reported?.status === 'foundEarlier' ? reported.outcome : reported
    if (found?.status === 'confirmed') tab.shown.push(found)
    if (found?.status === 'similar' || found?.status === 'several') tab.questions.push(found)
  }

  const readCart = ({ page }: Tab) => page.ask((client) => client.cart.read())

  function fill(tab: Tab) {
    const input = { productId: 'NAIL90', unit: 'box', quantity: nextQuantity() }
    const added = tab.page.ask((client) => client.cart.addProduct(input)).then(() => readCart(tab))
    later(tab, added, (cart) => (tab.cart = cart))
  }

  function press(tab: Tab, step: Extract<Step, { name: 'press' }>) {
    const person = personOf(tab)
    if (!person || !tab.cart) return
    const { kind, isDelivery, reference } = step
    const seenCart = tab.cart
    const hearEnd = witness.press(tab.page, seenCart)
    presses += 1
    const order = tab.page.ask((client) =>
      client.orders.place(orderOf(seenCart, { kind, isDelivery, orderReference: reference })),
    )
    later(tab, order, (reported) => {
      hearEnd(reported)
      hear(tab, person, reported)
    })
  }

  function lookAll(tab: Tab) {
    const person = personOf(tab)
    if (!person) return
    const look = async () => {
      const unseen = await tab.page.ask((client) => client.orders.listUnseen())
      if (!tab.page.isGone) witness.hearUnseen(person, unseen)
      for (const order of unseen) {
        later(
          tab,
          tab.page.ask((client) => client.orders.lookAgain(order)),
          (reported) => hear(tab, person, reported),
        )
      }
    }
    later(tab, look(), () => undefined)
  }

  function answer(tab: Tab) {
    const person = personOf(tab)
    const question = tab.questions.shift()
    if (!person || !question) return
    const said = tab.page.ask((client) => client.orders.identify(trueAnswer(world, question)))
    later(tab, said, (reported) => hear(tab, person, reported))
  }

  /** Opens the page again over its tab's storage. The old page is gone, or goes on unseen. */
  function reload({
    tab,
    goesOn,
    looks,
  }: Pick<Extract<Step, { name: 'reload' }>, 'tab' | 'goesOn' | 'looks'>) {
    const before = tabs[tab] as Tab
    if (!goesOn) before.page.leave()
    tabs[tab] = open(before.page.tabStorage)
    if (looks) lookAll(tabs[tab])
  }

  async function take(step: Step): Promise<void> {
    switch (step.name) {
      case 'trouble':
        return network.aim(step.aim)
      case 'historyLag':
        network.historyLag = step.ms
        return
      case 'pass':
        return time.pass(step.ms)
      case 'setClock':
        // Only a lease depends on the browser's clock; a lock does not.
        return hasLocks ? time.setClock(step.ms) : undefined
      case 'colleague':
        return void orderAsColleague(world, { ...step, quantity: nextQuantity() }).catch(() => undefined)
    }
    if (tabs[step.tab]?.page.isGone) reload({ tab: step.tab, goesOn: false, looks: false })
    const tab = tabs[step.tab] as Tab
    switch (step.name) {
      case 'edit':
        return fill(tab)
      case 'press':
        if (personOf(tab) && !tab.cart?.lines.length) {
          fill(tab)
          await time.settle()
        }
        if (step.inBoth) {
          for (const each of tabs)
            if (personOf(each)) later(each, readCart(each), (cart) => (each.cart = cart))
          await time.settle()
        }
        if (step.fate) network.aim({ operation: 'processComplete', nth: 1, ...step.fate })
        return (step.inBoth ? tabs : [tab]).forEach((each) => press(each, step))
      case 'lookAgain':
        return lookAll(tab)
      case 'answer':
        return answer(tab)
      case 'acknowledge':
        for (const order of tab.shown.splice(0)) tab.page.ask((client) => client.orders.acknowledge(order))
        return
      case 'reload':
        return reload(step)
      case 'expire':
        return endSessions(world)
      case 'signOut':
        tab.page.ask((client) => client.session.signOut())
        return void Object.assign(tab, nothing())
      case 'signIn':
        return later(tab, signIn(tab.page, step.person, step.isRemembered), () => step.looks && lookAll(tab))
    }
  }

  const [first] = tabs as [Tab, Tab]
  await signIn(first.page)
  await first.page.ask((client) =>
    client.cart.addProduct({ productId: 'NAIL90', unit: 'box', quantity: boxes }),
  )
  personOf(first)
  first.cart = await readCart(first)
  return { take, presses: () => presses }
}

/**
 * Restores everything, closes all pages, and lets each person sign in on a new one and ask until every outcome is
 * reported.
 */
async function recover(world: ProtocolWorld, witness: Witness) {
  const { browser, network, time, sandbox } = world
  network.clear()
  sandbox.faults.clear()
  network.historyLag = 0
  browser.leaveAll()
  await time.pass(RECOVERY)
  witness.note('everything recovers')
  for (const person of ['builder', 'other'] as const) {
    const page = browser.open()
    await signIn(page, person, false)
    let open: string[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      open = []
      const unseen = await page.ask((client) => client.orders.listUnseen())
      witness.hearUnseen(person, unseen)
      for (const { id } of unseen) {
        let reported = await lookAgain(world, page, id)
        witness.hear(page, person, reported)
        if (reported?.status === 'similar' || reported?.status === 'several') {
          reported = await identify(world, page, reported)
          witness.hear(page, person, reported)
        }
        if (reported?.status === 'confirmed') page.ask((client) => client.orders.acknowledge({ id }))
        else if (reported && reported.status !== 'notPlaced') open.push(nameOf(reported))
      }
      if (open.length === 0) break
    }
    if (open.length > 0) witness.faults.push(`${person} is still told ${open.join(', ')}`)
    page.leave()
  }
}

function endSessions({ sandbox }: ProtocolWorld) {
  sandbox.database.run('UPDATE sessions SET is_ended = 1 WHERE user_id <> ?', [COLLEAGUE])
}
