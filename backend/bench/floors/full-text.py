# Floor of line 5 where Xapian is installed: a library call without HTTP, the same courses, BM25, all words.
# Lines on stdin: the courses (title, subtitle, description), an empty line, the requests. Answers with times in ms.
import json
import sys
import time

import xapian

FOLDER = sys.argv[1]
STEMMER = xapian.Stem("english")


def build():
    library = xapian.WritableDatabase(FOLDER, xapian.DB_CREATE_OR_OVERWRITE)
    indexer = xapian.TermGenerator()
    indexer.set_stemmer(STEMMER)
    for line in iter(sys.stdin.readline, "\n"):
        course = xapian.Document()
        indexer.set_document(course)
        indexer.index_text_without_positions(line)
        library.add_document(course)
    library.commit()


if sys.argv[2] == "build":
    build()
library = xapian.Database(FOLDER)
parser = xapian.QueryParser()
parser.set_stemmer(STEMMER)
parser.set_stemming_strategy(xapian.QueryParser.STEM_SOME)
parser.set_default_op(xapian.Query.OP_AND)
enquire = xapian.Enquire(library)
enquire.set_weighting_scheme(xapian.BM25Weight())
times = []
for request in sys.stdin:
    began = time.perf_counter()
    enquire.set_query(parser.parse_query(request.strip()))
    found = [match.docid for match in enquire.get_mset(0, 24)]
    times.append((time.perf_counter() - began) * 1000)
print(json.dumps(times))
