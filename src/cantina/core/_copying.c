/* Copies pieces of a state in C, where it was compiled; `piece.py` does the same without it.

   A copier is made from a class and one plan for each of its fields, both found by `piece.py` from
   the types of the fields. It knows no game and no rule. A plan is None (the value is shared),
   ("list", inner), ("dict", inner), ("set", None), ("flat", class), ("piece", class),
   ("optional", inner) or ("mixed", inner): of the last only what can change is copied. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <structmember.h>

typedef struct Plan Plan;

typedef struct {
    PyObject_HEAD
    PyTypeObject *owner;    /* the class whose instances are copied */
    PyObject *handed_on;    /* what lies beside a piece and holds for its copies; NULL: nothing */
    PyObject *other;        /* called with whatever is of another class */
    vectorcallfunc call;
    Py_ssize_t count;       /* fields */
    Py_ssize_t *offsets;    /* where each field lies */
    Plan **plans;           /* how each is copied; NULL: it is shared */
} Copier;

typedef enum { LIST, DICT, SET, FLAT, PIECE, OPTIONAL, MIXED } Kind;

struct Plan {
    Kind kind;
    Plan *inner;
    PyTypeObject *owner;    /* of a piece */
    Copier *copier;         /* of a piece; NULL until it was copied once */
};

static PyTypeObject CopierType;
static PyObject *NAME_COPY, *NAME_FIELDS;

static PyObject *copy_value(Plan *plan, PyObject *value);

/* ---------------------------------------------------------------- copying */

/* Give a copy what is known beside the piece; 0: done. */
static int
hand_on(PyObject *names, PyObject *piece, PyObject *made)
{
    PyObject *known = PyObject_GenericGetDict(piece, NULL), *own = NULL;
    int failed = known == NULL;
    for (Py_ssize_t index = 0; !failed && index < PyTuple_GET_SIZE(names); index++) {
        PyObject *name = PyTuple_GET_ITEM(names, index);
        PyObject *value = PyDict_GetItemWithError(known, name);
        if (value == NULL) {
            failed = PyErr_Occurred() != NULL;
            continue;
        }
        if (own == NULL) {
            own = PyObject_GenericGetDict(made, NULL);
        }
        failed = own == NULL || PyDict_SetItem(own, name, value) < 0;
    }
    Py_XDECREF(known);
    Py_XDECREF(own);
    return failed ? -1 : 0;
}

static PyObject *
copy_fields(Copier *self, PyObject *piece)
{
    PyTypeObject *type = self->owner;
    PyObject *made = type->tp_alloc(type, 0);
    if (made == NULL) {
        return NULL;
    }
    if (PyObject_IS_GC(made) && !PyObject_GC_IsTracked(piece)) {
        PyObject_GC_UnTrack(made);
    }
    for (Py_ssize_t index = 0; index < self->count; index++) {
        Py_ssize_t offset = self->offsets[index];
        PyObject *value = *(PyObject **)((char *)piece + offset);
        if (value == NULL) {
            continue;
        }
        Plan *plan = self->plans[index];
        if (plan == NULL) {
            Py_INCREF(value);
        }
        else if ((value = copy_value(plan, value)) == NULL) {
            Py_DECREF(made);
            return NULL;
        }
        *(PyObject **)((char *)made + offset) = value;
    }
    if (self->handed_on != NULL && hand_on(self->handed_on, piece, made) < 0) {
        Py_CLEAR(made);
    }
    return made;
}

static PyObject *
copy_piece(Plan *plan, PyObject *piece)
{
    if (Py_TYPE(piece) != plan->owner) {
        return PyObject_CallMethodNoArgs(piece, NAME_COPY);
    }
    if (plan->copier != NULL) {
        return copy_fields(plan->copier, piece);
    }
    PyObject *made = PyObject_CallMethodNoArgs(piece, NAME_COPY);
    PyObject *found = PyDict_GetItemWithError(plan->owner->tp_dict, NAME_COPY);
    if (found != NULL && Py_IS_TYPE(found, &CopierType) &&
        ((Copier *)found)->owner == plan->owner) {
        plan->copier = (Copier *)Py_NewRef(found);
    }
    return made;
}

static PyObject *
copy_list(Plan *inner, PyObject *values)
{
    Py_ssize_t count = PyList_GET_SIZE(values);
    if (inner == NULL) {
        return PyList_GetSlice(values, 0, count);
    }
    PyObject *made = PyList_New(count);
    for (Py_ssize_t index = 0; made != NULL && index < count; index++) {
        PyObject *value = copy_value(inner, PyList_GET_ITEM(values, index));
        if (value == NULL) {
            Py_CLEAR(made);
        }
        else {
            PyList_SET_ITEM(made, index, value);
        }
    }
    return made;
}

static PyObject *
copy_dict(Plan *inner, PyObject *values)
{
    if (inner == NULL) {
        return PyDict_Copy(values);
    }
    PyObject *made = PyDict_New(), *key, *value;
    Py_ssize_t place = 0;
    while (made != NULL && PyDict_Next(values, &place, &key, &value)) {
        PyObject *copied = copy_value(inner, value);
        if (copied == NULL || PyDict_SetItem(made, key, copied) < 0) {
            Py_CLEAR(made);
        }
        Py_XDECREF(copied);
    }
    return made;
}

static int
fits(Plan *plan, PyObject *value)
{
    switch (plan->kind) {
    case LIST:
        return PyList_CheckExact(value);
    case DICT:
        return PyDict_CheckExact(value);
    case SET:
        return Py_IS_TYPE(value, &PySet_Type);
    default:
        return PyObject_TypeCheck(value, plan->owner);
    }
}

static PyObject *
copy_value(Plan *plan, PyObject *value)
{
    if (plan->kind == OPTIONAL) {
        if (value == Py_None) {
            return Py_NewRef(value);
        }
        plan = plan->inner;
    }
    else if (plan->kind == MIXED) {
        plan = plan->inner;
        if (!fits(plan, value)) {
            return Py_NewRef(value);
        }
    }
    if (!fits(plan, value)) {
        return PyErr_Format(PyExc_TypeError, "a state holds an unexpected %s",
                            Py_TYPE(value)->tp_name);
    }
    switch (plan->kind) {
    case LIST:
        return copy_list(plan->inner, value);
    case DICT:
        return copy_dict(plan->inner, value);
    case SET:
        return PySet_New(value);
    case FLAT:
        return copy_fields(plan->copier, value);
    default:
        return copy_piece(plan, value);
    }
}

/* ---------------------------------------------------------------- making a copier */

static Copier *new_copier(PyObject *owner, PyObject *plans, PyObject *handed_on, PyObject *other);

static void
free_plan(Plan *plan)
{
    if (plan != NULL) {
        free_plan(plan->inner);
        Py_XDECREF(plan->owner);
        Py_XDECREF(plan->copier);
        PyMem_Free(plan);
    }
}

/* Read a plan; 0: it is read (NULL: shared), -1: it is none. */
static int
read_plan(PyObject *written, PyObject *other, Plan **read)
{
    static const char *const KINDS[] = {"list", "dict", "set", "flat", "piece", "optional", "mixed"};
    const char *name;
    PyObject *what;
    *read = NULL;
    if (written == Py_None) {
        return 0;
    }
    if (!PyArg_ParseTuple(written, "sO", &name, &what)) {
        return -1;
    }
    Kind kind = LIST;
    while (strcmp(name, KINDS[kind]) != 0) {
        if (kind++ == MIXED) {
            PyErr_Format(PyExc_ValueError, "nothing is copied as %s", name);
            return -1;
        }
    }
    Plan *plan = PyMem_Calloc(1, sizeof(Plan));
    if (plan == NULL) {
        PyErr_NoMemory();
        return -1;
    }
    plan->kind = kind;
    int failed = 0;
    if (kind == FLAT || kind == PIECE) {
        plan->owner = (PyTypeObject *)Py_NewRef(what);
        if (kind == FLAT) {
            plan->copier = new_copier(what, NULL, NULL, other);
            failed = plan->copier == NULL;
        }
    }
    else {
        failed = read_plan(what, other, &plan->inner) < 0;
    }
    if (failed) {
        free_plan(plan);
        return -1;
    }
    *read = plan;
    return 0;
}

/* Find where a field lies; -1: it is no plain field. */
static Py_ssize_t
find_offset(PyObject *owner, PyObject *field)
{
    PyObject *found = PyObject_GetAttr(owner, field);
    if (found == NULL) {
        return -1;
    }
    Py_ssize_t offset = -1;
    if (Py_IS_TYPE(found, &PyMemberDescr_Type)) {
        PyMemberDef *member = ((PyMemberDescrObject *)found)->d_member;
        offset = member->type == T_OBJECT_EX ? member->offset : -1;
    }
    Py_DECREF(found);
    if (offset < 0) {
        PyErr_Format(PyExc_TypeError, "%R is no plain field", field);
    }
    return offset;
}

static PyObject *
copier_call(PyObject *self, PyObject *const *arguments, size_t count, PyObject *names)
{
    Copier *copier = (Copier *)self;
    if (PyVectorcall_NARGS(count) != 1 || names != NULL) {
        PyErr_SetString(PyExc_TypeError, "copy() takes nothing but the piece");
        return NULL;
    }
    if (Py_TYPE(arguments[0]) != copier->owner) {
        return PyObject_CallOneArg(copier->other, arguments[0]);
    }
    return copy_fields(copier, arguments[0]);
}

static Copier *
new_copier(PyObject *owner, PyObject *plans, PyObject *handed_on, PyObject *other)
{
    PyObject *fields = PyObject_GetAttr(owner, NAME_FIELDS);
    Copier *self = fields == NULL ? NULL : PyObject_New(Copier, &CopierType);
    if (self == NULL) {
        Py_XDECREF(fields);
        return NULL;
    }
    self->owner = (PyTypeObject *)Py_NewRef(owner);
    self->handed_on =
        handed_on != NULL && PyTuple_GET_SIZE(handed_on) ? Py_NewRef(handed_on) : NULL;
    self->other = Py_NewRef(other);
    self->call = copier_call;
    self->count = PyTuple_GET_SIZE(fields);
    self->offsets = PyMem_Calloc(self->count + 1, sizeof(Py_ssize_t));
    self->plans = PyMem_Calloc(self->count + 1, sizeof(Plan *));
    int failed = self->offsets == NULL || self->plans == NULL;
    if (failed) {
        PyErr_NoMemory();
    }
    else if (plans != NULL && PyTuple_GET_SIZE(plans) != self->count) {
        PyErr_SetString(PyExc_ValueError, "there must be a plan for each field");
        failed = 1;
    }
    for (Py_ssize_t index = 0; !failed && index < self->count; index++) {
        self->offsets[index] = find_offset(owner, PyTuple_GET_ITEM(fields, index));
        failed = self->offsets[index] < 0 ||
                 (plans != NULL && read_plan(PyTuple_GET_ITEM(plans, index), other,
                                             &self->plans[index]) < 0);
    }
    Py_DECREF(fields);
    if (failed) {
        Py_CLEAR(self);
    }
    return self;
}

static PyObject *
copier_new(PyTypeObject *type, PyObject *arguments, PyObject *names)
{
    PyObject *owner, *plans, *handed_on, *other;
    if (!PyArg_ParseTuple(arguments, "O!O!O!O", &PyType_Type, &owner, &PyTuple_Type, &plans,
                          &PyTuple_Type, &handed_on, &other)) {
        return NULL;
    }
    return (PyObject *)new_copier(owner, plans, handed_on, other);
}

static void
copier_dealloc(Copier *self)
{
    for (Py_ssize_t index = 0; self->plans != NULL && index < self->count; index++) {
        free_plan(self->plans[index]);
    }
    PyMem_Free(self->plans);
    PyMem_Free(self->offsets);
    Py_XDECREF(self->owner);
    Py_XDECREF(self->handed_on);
    Py_XDECREF(self->other);
    PyObject_Free(self);
}

static PyObject *
copier_get(PyObject *self, PyObject *piece, PyObject *owner)
{
    return piece == NULL || piece == Py_None ? Py_NewRef(self) : PyMethod_New(self, piece);
}

static PyTypeObject CopierType = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "cantina.core._copying.Copier",
    .tp_doc = "The copy method of one class of pieces.",
    .tp_basicsize = sizeof(Copier),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_VECTORCALL | Py_TPFLAGS_METHOD_DESCRIPTOR,
    .tp_new = copier_new,
    .tp_dealloc = (destructor)copier_dealloc,
    .tp_call = PyVectorcall_Call,
    .tp_vectorcall_offset = offsetof(Copier, call),
    .tp_descr_get = copier_get,
};

static struct PyModuleDef MODULE = {
    PyModuleDef_HEAD_INIT,
    .m_name = "_copying",
    .m_doc = "Copies pieces of a state as `piece.py` says.",
    .m_size = -1,
};

PyMODINIT_FUNC
PyInit__copying(void)
{
    NAME_COPY = PyUnicode_InternFromString("copy");
    NAME_FIELDS = PyUnicode_InternFromString("__struct_fields__");
    PyObject *module = PyModule_Create(&MODULE);
    if (module == NULL || NAME_COPY == NULL || NAME_FIELDS == NULL ||
        PyType_Ready(&CopierType) < 0 ||
        PyModule_AddObjectRef(module, "Copier", (PyObject *)&CopierType) < 0) {
        Py_XDECREF(module);
        return NULL;
    }
    return module;
}
