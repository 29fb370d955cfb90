import { describe, expect, it } from 'vitest'
import { readTags } from './readTags'

describe('the tags of a page', () => {
  it('are read with their attributes, however those are written', () => {
    expect(
      readTags(`<!doctype html><Trade-Product-List CATEGORY=TIMBER type='A &amp; B' title="a > b" search
        data-x = "&#65;&#x42;&unknown;"/><br>`),
    ).toEqual([
      {
        name: 'trade-product-list',
        attributes: {
          category: 'TIMBER',
          type: 'A & B',
          title: 'a > b',
          search: '',
          'data-x': 'AB&unknown;',
        },
      },
      { name: 'br', attributes: {} },
    ])
  })

  it('are those of templates too, and none of comments, scripts and styles', () => {
    const html = `<!-- <trade-home> --><script>"<trade-cart-button>"</script><style>/*<trade-links>*/</style>
      <template><trade-price></trade-price></template><title><trade-stores></title>`
    expect(readTags(html).map(({ name }) => name)).toEqual([
      'script',
      'style',
      'template',
      'trade-price',
      'title',
    ])
  })

  it('are read of a page that breaks off', () => {
    expect(readTags('<p><script>var x = "').map(({ name }) => name)).toEqual(['p', 'script'])
    expect(readTags('<p><trade-home class="').map(({ name }) => name)).toEqual(['p'])
  })
})
