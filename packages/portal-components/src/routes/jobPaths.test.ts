import { describe, expect, it } from 'vitest'
import { isJob, jobKey, jobPath } from './jobPaths'

describe('the path of a job', () => {
  it('is one segment that gives the name back, whatever the name holds [job-03]', () => {
    const names = [
      'Lot 14, Barwon Rise',
      'Unit 3/4',
      '100 % timber',
      'Stage #2?',
      `"The 'Mill'"`,
      '..',
      'Café 🏗️ naïve',
      'x'.repeat(300),
      '工事',
    ]
    for (const name of names) {
      const path = jobPath(name) ?? ''
      expect(path).toMatch(/^\/jobs\/[^/?#]+$/)
      expect(decodeURIComponent(path.slice('/jobs/'.length))).toBe(name)
    }
    expect(jobPath('..')).toBe('/jobs/%2E%2E')
  })

  it('leads nowhere where there is no job [job-04]', () => {
    for (const name of ['', '   ', '-', ' - ']) {
      expect(jobPath(name)).toBeNull()
      expect(isJob(name)).toBe(false)
    }
  })

  it('is the same job in any case and with spaces around it, and no other [job-02]', () => {
    const lot = jobKey('Lot 14, Barwon Rise')
    expect(jobKey('  LOT 14, barwon rise ')).toBe(lot)
    expect(jobKey('Lot 14 Barwon Rise')).not.toBe(lot)
    expect(jobKey('\ud800')).toBe(jobKey('\ufffd'))
  })
})
