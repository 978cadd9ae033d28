import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cleanedLine, withoutMarkup } from './caption-markup.js';

describe('The markup of a caption', () => {
  it.each([
    '<b>bold</b>, <i>slanted</i> and <u>underlined</u>',
    '<v Asha Rao>Good evening</v>',
    "<v Miles O'Brien>Aye</v>",
    '<c.yellow.bg_black>Look</c>',
    '<lang hi-IN>नमस्ते</lang>',
    '<ruby>漢<rt>kan</rt></ruby>',
    'if a &lt; b &amp;&amp; c &gt; d',
  ])('stays if it is that of WebVTT: %s', (line) => {
    expect(cleanedLine(line)).toBe(line);
  });

  it.each([
    ['<font color="red">red</font>', 'red'],
    ['<c.a"style="position:fixed;inset:0">x</c>', '<c>x</c>'],
    ['<c.fixed.inset-0>x</c>', '<c>x</c>'],
    ['<c.yellow.fixed>x</c>', '<c>x</c>'],
    ['<v.loud Asha Rao>x', '<v Asha Rao>x'],
    ['<v a" onmouseover="steal()">x', '<v a onmouseover steal() >x'],
    ['<v &quot; onmouseover=&quot;steal()>x', '<v quot; onmouseover quot;steal()>x'],
    ["<v O'Brien & Sons>x", "<v O'Brien Sons>x"],
    ['<i class="x">x</i>', '&lt;i class="x"&gt;x</i>'],
    ['<s>old</s>', 'old'],
    ['<00:00:01.000>timed', 'timed'],
  ])('loses what is not: %s', (line, cleaned) => {
    expect(cleanedLine(line)).toBe(cleaned);
  });

  it.each([
    ['<<x>b onmouseover=steal()>', '&lt;&lt;x&gt;b onmouseover=steal()&gt;'],
    ['<<s>b onmouseover=steal()>', '&lt;b onmouseover=steal()&gt;'],
    ['I <3 you, 4 > 3', 'I &lt;3 you, 4 &gt; 3'],
    ['a <b and c> d', 'a &lt;b and c&gt; d'],
    ['<script>steal()</script>', '&lt;script&gt;steal()&lt;/script&gt;'],
    ['<img src=/api/auth/logout>', '&lt;img src=/api/auth/logout&gt;'],
    ['<b.x onmouseover=steal()>x</b>', '&lt;b.x onmouseover=steal()&gt;x</b>'],
    ['<lang en" x="y">x', '&lt;lang en" x="y"&gt;x'],
    ['a < b and c > d', 'a &lt; b and c &gt; d'],
    ['so --> there', 'so → there'],
    ['<b', '&lt;b'],
  ])('is never made of what is left over: %s', (line, cleaned) => {
    expect(cleanedLine(line)).toBe(cleaned);
  });

  it('has no sign of a tag outside of a known one, whatever went in, and stays as it is', () => {
    const parts = fc.constantFrom(
      '<',
      '>',
      '/',
      'b',
      'c',
      'v',
      '.',
      ' ',
      '"',
      '=',
      '&lt;',
      'x',
      '\n',
    );
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 20 }), (words) => {
        const cleaned = cleanedLine(words.join(''));
        const rest = cleaned.replace(/<(\/?[bcv]|v [^<>&"=]+)>/g, '');
        expect(rest).not.toMatch(/[<>]/);
        expect(cleanedLine(cleaned)).toBe(cleaned);
      }),
    );
  });
});

it('The words of a caption are those that are read', () => {
  expect(withoutMarkup('<v Asha>if a &lt; b, <i>Tom &amp; I</i> go')).toBe('if a < b, Tom & I go');
});
