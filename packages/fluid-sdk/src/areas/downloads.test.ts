import { describe, expect, it } from 'vitest'
import { createFixtureClient, fixtureSignIn } from '../testing/fixtureClient'

async function list(answer: unknown) {
  const { client } = createFixtureClient({ getDloads: () => answer })
  await client.session.signIn(fixtureSignIn)
  return client.downloads.list()
}

describe('a download', () => {
  it.each([
    ['price list.pdf', 'https://fluid.example/price%20list.pdf'],
    ['/a/../b.pdf', 'https://fluid.example/b.pdf'],
    ['http://files.example/b.pdf', 'http://files.example/b.pdf'],
    ['JavaScript:alert(1)', null],
    ['data:text/html,<script>', null],
    ['file:///etc/passwd', null],
    ['', null],
    [7, 'https://fluid.example/7'],
  ])('at %j is fetched from %s', async (URL, url) => {
    expect((await list({ Dloads: [{ FileName: 'a.pdf', URL }] }))[0]?.url).toBe(url)
  })

  it.each([{ Dloads: null }, { hasErrors: true, errorTable: [{ msg: 'No matching records' }] }])(
    'is none by the answer %j',
    async (answer) => {
      expect(await list(answer)).toEqual([])
    },
  )
})
