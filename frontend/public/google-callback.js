// Ends the sign-in pop-up: hands the identity token to the page that opened it, same origin only.
const answer = new URLSearchParams(window.location.hash.slice(1));
new BroadcastChannel('google-identity').postMessage({ idToken: answer.get('id_token') });
window.close();
