/** What holds for every call: the head of the document. */
export const description = `
What a publisher's back end answers to Portada's widgets.

Any answer may stand bare or inside a field \`response\`; a body whose \`httpCode\`, beside \`response\` or inside it, is
500 or more counts as an error even under status 200. Answers are read tolerantly: fields that are not named here are
ignored, ids may be numbers, what is not required may be missing or null. Errors carry an \`Error\` under their own HTTP
status. Objects in a query are JSON; what is empty is left out. A call that is silent for 10 seconds is given up.

**The session** is the host's own: an httpOnly cookie, \`portada_session\` here, with the prefix \`__Host-\` over HTTPS,
so that no other subdomain can plant one. Beside it stands a readable one, \`portada_user\` unless the page's
\`sessionCookie\` says otherwise, with the reader's id: without it the widgets ask for no profile. Both begin and end together: an answer that opens a session sets both, one that ends it deletes both, and
so does a 401 to a session that has run out. \`Path=/\`, \`SameSite=Lax\`, \`Secure\` under HTTPS.

**Origin.** Calls are sent with \`credentials: 'include'\`. Refuse a write (403 \`FORBIDDEN\`) whose \`Origin\` is not
the site's, or, where there is none, whose \`Sec-Fetch-Site\` is neither \`same-origin\` nor \`none\`: this is what keeps other
sites from writing in a reader's name.

**Another origin than the page's** (\`apiUrl\`). Answer \`OPTIONS\` with
\`Access-Control-Allow-Methods: GET, POST, PATCH, DELETE, HEAD\` and \`Access-Control-Allow-Headers: Content-Type\`, for
uploads also \`Tus-Resumable, Upload-Length, Upload-Metadata, Upload-Offset\`; and every call, errors included, with
\`Access-Control-Allow-Origin\` and the page's origin (never \`*\`), \`Access-Control-Allow-Credentials: true\`,
\`Vary: Origin\`, and \`Access-Control-Expose-Headers: Retry-After\`, for uploads also
\`Location, Tus-Resumable, Upload-Expires, Upload-Length, Upload-Offset\`. The readable cookie must reach the page: set
it with the \`Domain\` that both share. On another site altogether cookies need \`SameSite=None; Secure\`, which browsers
increasingly refuse; a path of the page's own origin that leads to the back end is the better way.
`.trim();
