import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { FluidTransportError } from '../errors'
import { createTransport } from './transport'
import type { TransportRequest } from './transportRequest'

const request: TransportRequest = {
  operation: 'getState',
  to: { style: 'proxy', api: 'presenter', ipFunction: 'getState' },
  payload: { companyID: '01' },
  sessionId: null,
}

/** Creates a back end that gives every call the same answer and records the calls. */
function serve(answer: () => Response | Promise<Response>) {
  const sent: Request[] = []
  const transport = createTransport({
    endpoint: 'https://fluid.example/erp',
    fetch: async (input, init) => {
      sent.push(new Request(input, init))
      return answer()
    },
  })
  return { sent, transport }
}

/** Starts a real server that redirects all calls to `/fluid/`, answers any other, and records them. */
async function serveRedirect(status: number) {
  const came: string[] = []
  const server = createServer((call, answer) => {
    came.push(`${call.method} ${call.url?.split('?')[0]}`)
    const isFirst = call.url?.startsWith('/fluid/')
    answer.writeHead(isFirst ? status : 200, isFirst ? { Location: '/elsewhere' } : {}).end('{}')
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return { came, endpoint: `http://127.0.0.1:${port}` }
}

describe('a call', () => {
  it('goes through the proxy with its session', async () => {
    const { sent, transport } = serve(() => Response.json({ ok: 1 }))
    expect(await transport.post({ ...request, sessionId: 'S-1' })).toEqual({ ok: 1 })
    const [call] = sent
    expect(call?.method).toBe('POST')
    expect(call?.url).toBe(
      'https://fluid.example/erp/fluid/FluidAppServerProxy?ipApi=presenter&ipService=Frameworks.Interfaces.Mobile.TradePortal&ipFunction=getState',
    )
    expect(call?.headers.get('Content-Type')).toBe('application/json')
    expect(call?.headers.get('X-FLUID-CONTEXT')).toBe('S-1')
    expect(call?.headers.has('X-API-KEY')).toBe(false)
    expect(call?.credentials).toBe('same-origin')
    expect(await call?.json()).toEqual({ companyID: '01' })
  })

  it('carries no session header where there is none', async () => {
    const { sent, transport } = serve(() => Response.json({}))
    await transport.post(request)
    expect(sent[0]?.headers.has('X-FLUID-CONTEXT')).toBe(false)
  })

  it('reaches an endpoint of the v1 style, with an empty key beside the session', async () => {
    const { sent, transport } = serve(() => Response.json({}))
    const to = { style: 'v1', endpoint: '/jobs/list' } as const
    await transport.post({ ...request, to, sessionId: 'S-1' })
    await transport.post({ ...request, to })
    expect(sent[0]?.url).toBe('https://fluid.example/erp/api/v1/jobs/list')
    expect(sent[0]?.headers.get('X-API-KEY')).toBe('')
    expect(sent[0]?.headers.get('X-FLUID-CONTEXT')).toBe('S-1')
    expect(sent[1]?.headers.has('X-API-KEY')).toBe(false)
  })

  it('encodes a form', async () => {
    const { sent, transport } = serve(() => Response.json({}))
    await transport.post({ ...request, payload: { password: 'a&b=c %' }, encoding: 'form' })
    expect(sent[0]?.headers.get('Content-Type')).toBe('application/x-www-form-urlencoded')
    expect(await sent[0]?.text()).toBe('password=a%26b%3Dc+%25')
  })

  it('asks the fetch it was given as a function of its own, as a browser wants its own to be asked', async () => {
    const transport = createTransport({
      endpoint: 'https://fluid.example',
      fetch: function (this: unknown) {
        if (this !== undefined) throw new TypeError('Illegal invocation')
        return Promise.resolve(Response.json({ from: 'given' }))
      },
    })
    expect(await transport.post(request)).toEqual({ from: 'given' })
  })

  it('asks the global fetch of the moment when it was given none', async () => {
    const transport = createTransport({ endpoint: 'https://fluid.example' })
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ from: 'global' })))
    try {
      expect(await transport.post(request)).toEqual({ from: 'global' })
    } finally {
      vi.unstubAllGlobals()
    }
  })
})

describe('an answer that is none', () => {
  it.each([
    ['no content', () => new Response(null, { status: 204 }), 204],
    ['a forbidden call', () => Response.json({}, { status: 403 }), 403],
    ['a failing server', () => Response.json({ hasErrors: true, errorTable: [] }, { status: 500 }), 500],
    ['a page', () => new Response('<!doctype html>'), 200],
    ['half a body', () => new Response('{"CartContents": ['), 200],
    ['an empty body', () => new Response(''), 200],
    ['a bare word', () => Response.json('ok'), 200],
    ['null', () => Response.json(null), 200],
  ])('is a transport failure: %s [error-05 error-06]', async (_, answer, status) => {
    const { sent, transport } = serve(answer)
    await expect(transport.post(request)).rejects.toMatchObject({
      name: 'FluidTransportError',
      operation: 'getState',
      status,
    })
    expect(sent).toHaveLength(1)
  })

  it('is an ended session when the status is 401 [error-05]', async () => {
    const { transport } = serve(() => new Response('', { status: 401 }))
    await expect(transport.post(request)).rejects.toMatchObject({ name: 'FluidSessionExpiredError' })
  })

  it('is a transport failure without a status when nothing came, and holds no request [error-06]', async () => {
    const reset = new TypeError('Failed to fetch')
    const { sent, transport } = serve(() => Promise.reject(reset))
    const error: unknown = await transport
      .post({ ...request, sessionId: 'S-secret' })
      .catch((caught) => caught)
    expect(error).toBeInstanceOf(FluidTransportError)
    expect(error).toMatchObject({ status: null, cause: reset })
    expect(sent).toHaveLength(1)
  })

  it.each([301, 302, 303, 307, 308])(
    'is a transport failure when the server sends elsewhere with %i, and nothing goes there [error-06]',
    async (status) => {
      const { came, endpoint } = await serveRedirect(status)
      const transport = createTransport({ endpoint })
      await expect(transport.post({ ...request, sessionId: 'S-1' })).rejects.toMatchObject({
        name: 'FluidTransportError',
      })
      expect(came).toEqual(['POST /fluid/FluidAppServerProxy'])
    },
  )

  it('takes no error of the host’s fetch for an answer of the merchant', async () => {
    const refusal = Object.assign(new Error('401'), {
      name: 'HTTPError',
      response: new Response(null, { status: 401 }),
    })
    const { transport } = serve(() => Promise.reject(refusal))
    const error = await transport.post(request).catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(FluidTransportError)
    expect(error).toMatchObject({ status: null, cause: refusal })
  })

  it.each([401, 500])('is without a status when the body of a %s breaks off', async (status) => {
    const body = () => new ReadableStream({ pull: (controller) => controller.error(new Error('gone')) })
    const { transport } = serve(() => new Response(body(), { status }))
    await expect(transport.post(request)).rejects.toMatchObject({ status: null })
  })

  it('is a transport failure when the body breaks off', async () => {
    const body = new ReadableStream({ start: (stream) => stream.error(new TypeError('terminated')) })
    const { transport } = serve(() => new Response(body))
    await expect(transport.post(request)).rejects.toMatchObject({ name: 'FluidTransportError', status: null })
  })

  it('is an abort when the caller gave up', async () => {
    const controller = new AbortController()
    const { transport } = serve(() => new Promise(() => undefined))
    const answer = transport.post({ ...request, signal: controller.signal })
    controller.abort(new Error('left the page'))
    await expect(answer).rejects.toThrow('left the page')
  })
})
