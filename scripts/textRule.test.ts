import { ESLint } from 'eslint'
import { beforeAll, describe, expect, it } from 'vitest'

let eslint: ESLint
beforeAll(() => {
  eslint = new ESLint()
})

/** Lints a component with this JSX. */
async function refusals(rendered: string) {
  const code = `
    interface PartProps { label: string; count: number; icon?: ReactNode; end: ReactElement; children: ReactNode; isOpen: boolean }
    export function Part({ label, count, icon, end, children, isOpen, rows, row }: PartProps) {
      const words = useMessages(cartMessages)
      const sum = formats.money(count)
      const mark = <Check />
      return ${rendered}
    }`
  const [result] = await eslint.lintText(code, {
    filePath: 'packages/portal-components/src/parts/Button.tsx',
  })
  const own = result?.messages.filter(({ ruleId, fatal }) => fatal || ruleId === 'texts/own') ?? []
  return own.map(({ messageId, message }) => messageId ?? message)
}

const refused: [why: string, rendered: string, messages: string[]][] = [
  ['a text after a conditional element', '<b>{isOpen && <Spinner />}Save</b>', ['beside']],
  ['a text before a conditional element', '<b>Save{isOpen ? <Spinner /> : null}</b>', ['beside']],
  ['words beside one element or another', '<b>{isOpen ? <Up /> : <Down />}{words.save}</b>', ['beside']],
  ['children after a conditional element', '<b>{isOpen && <Spinner />}{children}</b>', ['beside']],
  ['a prop of words beside a conditional element', '<b>{isOpen && <Spinner />}{label}</b>', ['beside']],
  ['a blank beside a conditional element', '<b><i>1</i> {isOpen && <i>2</i>}</b>', ['beside']],
  ['a text beside rows', '<b>{label}{rows.map((row) => <i key={row} />)}</b>', ['beside']],
  ['a figure among words', '<b>Page {count}</b>', ['changing']],
  ['two figures', '<b>{sum}{formats.price(count)}</b>', ['changing', 'changing']],
  ['a text beside an icon', '<b><Check />{label}</b>', ['changing']],
  ['a text of a row beside an icon', '<b><Check />{row.name}</b>', ['changing']],
  ['what is made of words', '<b><Check />{wordOf(row, words.verdict)}</b>', ['changing']],
  ['a text that comes and goes', '<b>{sum}{isOpen && ` ${label}`}</b>', ['changing', 'changing']],
  ['a text in a fragment', '<>{words.save}<Check /></>', ['bare']],
]

const allowed: [why: string, rendered: string][] = [
  ['a text alone', '<b>{label}</b>'],
  ['one template', '<b>{`${count} of ${sum}`}</b>'],
  ['one text or another', '<b>{isOpen ? words.hide : words.show}</b>'],
  ['a text in an element of its own', '<b>{isOpen && <Spinner />}<span>{label}</span></b>'],
  ['fixed words beside an element that stays', '<b>{words.total} <i>{sum}</i></b>'],
  ['elements beside elements that come', '<b>{isOpen && <Spinner />}{mark}{icon}{end}</b>'],
  ['children before an element that comes', '<b>{children}{isOpen && <Spinner />}</b>'],
  ['elements in a fragment', '<><Check /><b>{label}</b></>'],
]

describe('texts of a page that a browser translates', () => {
  it.each(refused)('refuses %s [case-094]', async (_why, rendered, messages) => {
    expect(await refusals(rendered)).toEqual(messages)
  })

  it.each(allowed)('lets %s stand', async (_why, rendered) => {
    expect(await refusals(rendered)).toEqual([])
  })
})
