import { createHash } from 'node:crypto';
import { PRODUCT_NAME } from '../../../../platform/application/product.js';
import type { VerificationKey } from '../../application/certificates/certificate-seal.js';

const STYLE = `
:root { color-scheme: light dark; font: 1.0625rem/1.6 system-ui, sans-serif; }
body { max-width: 40rem; margin: 0 auto; padding: 1.5rem; }
h1 { font-size: 1.6rem; line-height: 1.2; }
label { font-weight: 600; }
textarea { box-sizing: border-box; width: 100%; min-height: 7rem; font: inherit; word-break: break-all; }
button { margin-top: 0.75rem; padding: 0.7rem 1.4rem; font: inherit; font-weight: 600; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 0.3rem 1.2rem; }
dt { opacity: 0.75; } dd { margin: 0; overflow-wrap: anywhere; }
output { display: block; margin-top: 1.5rem; }
output strong { font-size: 1.2rem; }
`;

/** Plain browser code: it must run from a file, years from now, without a network. */
const SCRIPT = `
const keys = JSON.parse(document.getElementById('keys').textContent);
const output = document.querySelector('output');
const field = document.getElementById('code');
const bytes = (text) =>
  Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (sign) => sign.charCodeAt(0));
const read = (text) => JSON.parse(new TextDecoder().decode(bytes(text)));

async function check(text) {
  const code = text.trim().split('#').pop();
  const [head, body, signature] = code.split('.');
  const key = keys.find(({ kid }) => kid === read(head).kid);
  if (!key) return { verdict: 'This certificate was signed with a key that this page does not know.' };
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: key.x };
  const publicKey = await crypto.subtle.importKey('jwk', jwk, { name: 'Ed25519' }, false, ['verify']);
  const signed = new TextEncoder().encode(head + '.' + body);
  const genuine = await crypto.subtle.verify('Ed25519', publicKey, bytes(signature), signed);
  return genuine
    ? { verdict: 'Genuine.', claims: read(body) }
    : { verdict: 'Not genuine: the signature does not belong to this text.' };
}

function show({ verdict, claims }) {
  const strong = document.createElement('strong');
  strong.textContent = verdict;
  output.replaceChildren(strong);
  if (!claims) return;
  const list = document.createElement('dl');
  const minutes = Math.max(1, Math.round(claims.seconds / 60));
  const length = minutes < 120 ? minutes + ' min' : Math.floor(minutes / 30) / 2 + ' hours';
  const rows = [
    ['Name', claims.name],
    ['Course', claims.course],
    ['Completed on', claims.completedOn],
    ...(claims.seconds > 0 ? [['Length', length]] : []),
    ['Certificate no.', claims.number],
  ];
  for (const [name, value] of rows) {
    const [term, detail] = [document.createElement('dt'), document.createElement('dd')];
    term.textContent = name;
    detail.textContent = value;
    list.append(term, detail);
  }
  output.append(list);
}

async function run() {
  try {
    show(await check(field.value));
  } catch {
    show({ verdict: 'This is not the text of a certificate, or this browser is too old to check it.' });
  }
}
document.querySelector('form').addEventListener('submit', (event) => {
  event.preventDefault();
  void run();
});
if (location.hash.length > 1) {
  field.value = location.hash.slice(1);
  void run();
}
`;

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Allows nothing but its own script and style, and no network at all. */
export const VERIFIER_POLICY = `default-src 'none'; script-src ${hash(SCRIPT)}; style-src ${hash(STYLE)}; base-uri 'none'; form-action 'none'`;

export function verifierPage(keys: readonly VerificationKey[]): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="${VERIFIER_POLICY}">
<title>Check a certificate · ${PRODUCT_NAME}</title>
<style>${STYLE}</style>
<main>
<h1>Check a certificate of ${PRODUCT_NAME}</h1>
<p>Scan the QR code of the certificate and paste its text here. This page works from a file and sends nothing anywhere.
Only the page behind the certificate's own address knows whether it was revoked since.</p>
<form>
<label for="code">Text of the QR code</label>
<textarea id="code" required spellcheck="false"></textarea>
<button>Check</button>
</form>
<output></output>
</main>
<script type="application/json" id="keys">${JSON.stringify(keys)}</script>
<script>${SCRIPT}</script>
</html>
`;
}
