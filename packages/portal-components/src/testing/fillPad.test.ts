import { openNodeSandbox } from '@trade-portal/demo-data/node'
import { expect, it, onTestFinished } from 'vitest'
import { openStored } from '../context/stored/openStored'
import { fillPad } from './fillPad'
import { merchantClient } from './merchantClient'

it('leaves a pad as the pad itself stores it', async () => {
  const sandbox = openNodeSandbox({ merchant: 'ironbark', size: 'small' })
  onTestFinished(() => sandbox.close())
  const client = await merchantClient(sandbox, { before: fillPad('CONRS20 1\nBBS14100 2', ['CONRS20 1']) })
  const stored = openStored<unknown>({ client, user: 'builder' }, 'draft', (value) => value, 'quick-order')
  expect(stored.read()).toEqual({ text: 'CONRS20 1\nBBS14100 2', underWay: ['CONRS20 1'], unsure: [] })
})
